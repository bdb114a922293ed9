export const engineNames = ['Chromium', 'Firefox', 'WebKitGTK'] as const;

export type EngineName = (typeof engineNames)[number];
