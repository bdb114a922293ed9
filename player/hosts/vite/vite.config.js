import react from '@vitejs/plugin-react';

// Disable the warning about slow plugins, which appears on a busy machine.
const build = { rolldownOptions: { checks: { pluginTimings: false } } };

export default { plugins: [react()], build };
