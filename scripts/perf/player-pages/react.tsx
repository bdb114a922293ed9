import { createRoot } from 'react-dom/client';

// The scripts of a page that uses React anyway, which don't count as the player's.
createRoot(document.body).render(null);
