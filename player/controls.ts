'use client';

export { PlayerControls } from './ui/controls/controls';
