import { createRoot } from 'react-dom/client';

// What a page with React loads anyway: not counted as the player's.
createRoot(document.body).render(null);
