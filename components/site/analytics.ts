/**
 * Runs inline in every page if the site has an analytics script. Adds the analytics script when the page is
 * idle, unless the user prefers to save data (hydrate.ts). Doesn't use React, because React might not load
 * until the first interaction.
 */
addEventListener('load', () => {
  const { analytics = '', savesData } = document.documentElement.dataset;
  if (savesData !== undefined) return;
  const { src, integrity, attributes } = JSON.parse(analytics);
  const addScript = () => {
    const script = Object.assign(document.createElement('script'), { src, async: true });
    if (integrity) Object.assign(script, { integrity, crossOrigin: 'anonymous' });
    for (const [name, value] of Object.entries<string>(attributes)) script.setAttribute(name, value);
    document.head.append(script);
  };
  if ('requestIdleCallback' in window) requestIdleCallback(addScript);
  else setTimeout(addScript, 200);
});
