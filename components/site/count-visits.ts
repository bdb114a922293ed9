/**
 * Runs inline in every page where a setting names a script that counts visits. It adds that script once the page is idle: also
 * for a visitor who only reads, for whom React never comes.
 */
addEventListener('load', () => {
  const { visits = '' } = document.documentElement.dataset;
  const { src, integrity, attributes } = JSON.parse(visits);
  const addScript = () => {
    const script = Object.assign(document.createElement('script'), { src, async: true });
    if (integrity) Object.assign(script, { integrity, crossOrigin: 'anonymous' });
    for (const [name, value] of Object.entries<string>(attributes)) script.setAttribute(name, value);
    document.head.append(script);
  };
  if ('requestIdleCallback' in window) requestIdleCallback(addScript);
  else setTimeout(addScript, 200);
});
