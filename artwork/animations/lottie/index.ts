export * from './format';
export * from './layers';
export * from './properties';
export * from './shapes';
