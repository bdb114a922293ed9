import { mountPlayer } from './mount-player';

mountPlayer('svg');
