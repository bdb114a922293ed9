import react from '@vitejs/plugin-react';

// Without a warning if a plugin takes long, as on a busy machine.
const build = { rolldownOptions: { checks: { pluginTimings: false } } };

export default { plugins: [react()], build };
