import { printPlayers } from './measure/measure-players';
import { reportError } from './shared/run';

printPlayers().catch(reportError);
