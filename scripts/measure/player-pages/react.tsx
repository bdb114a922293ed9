import { createRoot } from 'react-dom/client';

// This page contains only React. Its size is subtracted from the size of the player's page.
createRoot(document.body).render(null);
