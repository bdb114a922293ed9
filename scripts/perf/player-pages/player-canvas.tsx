import { mountPlayer } from './mount-player';

mountPlayer('canvas');
