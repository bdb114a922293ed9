import { addScript } from './add-script';
import { Attribute } from './protocol';

/**
 * Runs inline in every page if the site has an analytics script. Adds the script after the page has loaded,
 * unless the visitor prefers to save data.
 */
addEventListener('load', () => {
  const root = document.documentElement;
  if (!root.hasAttribute(Attribute.SavesData))
    addScript(JSON.parse(root.getAttribute(Attribute.Analytics) ?? ''), document.head);
});
