import react from '@vitejs/plugin-react';

// Disable the warning about slow plugins. It appears on a busy machine, and any warning fails the test.
const build = { rolldownOptions: { checks: { pluginTimings: false } } };

export default { plugins: [react()], build };
