/** @jest-environment jsdom */

test('shows messages over the page, and hides the overlay of Next', () => {
  const sources: { onmessage?: (event: { data: string }) => void }[] = [];
  class Source {
    constructor() {
      sources.push(this);
    }
  }
  Object.assign(window, { EventSource: Source });
  HTMLElement.prototype.showPopover = jest.fn();
  const script = document.createElement('script');
  script.src = 'http://localhost:1/messages.js';
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  document.body.innerHTML = '<main>The page</main><nextjs-portal></nextjs-portal>';
  jest.requireActual('./show-messages');
  const tell = (lines: string[]) => sources[0]?.onmessage?.({ data: JSON.stringify(lines) });
  const portal = document.querySelector('nextjs-portal') as Element;

  tell(['content/a.ts  a is ""']);
  expect(document.querySelector('aside')?.textContent).toBe(
    '1 to put right in the content:\ncontent/a.ts  a is ""',
  );
  expect(getComputedStyle(portal).display).toBe('none');
  tell([]);
  expect(document.querySelector('aside')).toBeNull();
  expect(getComputedStyle(portal).display).not.toBe('none');
  expect(document.querySelector('main')?.textContent).toBe('The page');
});
