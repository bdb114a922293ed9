import { createRoot } from 'react-dom/client';

// Contains React alone. Its scripts don't count as the player's.
createRoot(document.body).render(null);
