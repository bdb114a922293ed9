'use client';

export { App } from '../shared/app.js';
