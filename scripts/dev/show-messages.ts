/** Runs in the pages of `npm run dev`, and shows the problems of the content over the page. */
(() => {
  const { src } = document.currentScript as HTMLScriptElement;
  const box = document.createElement('aside');
  box.popover = 'manual';
  box.setAttribute('role', 'status');
  box.setAttribute(
    'style',
    'position:fixed;inset:auto 0 0 0;width:auto;max-height:40vh;overflow:auto;margin:0;border:0;border-top:3px solid #9c2a1c;padding:1rem 1.5rem;background:#fff;color:#06222b;font:15px/1.5 system-ui,sans-serif;white-space:pre-wrap',
  );
  const withoutNext = document.createElement('style');
  withoutNext.textContent = 'nextjs-portal { display: none }';
  new EventSource(new URL('/events', src)).onmessage = ({ data }) => {
    const lines: string[] = JSON.parse(data);
    box.textContent = [`${lines.length} to put right in the content:`, ...lines].join('\n');
    // Appended again, because React may have removed it.
    document.documentElement.append(box);
    // Next's own overlay repeats some of the messages less clearly, and covers the page.
    document.documentElement.append(withoutNext);
    if (lines.length > 0) box.showPopover();
    else for (const element of [box, withoutNext]) element.remove();
  };
})();
