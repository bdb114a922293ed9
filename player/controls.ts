'use client';

export { PlayerControls } from './ui/controls/player-controls';
