import { ownTerminal } from '../../terminal.ts';
import { desk } from './desk.ts';

process.exitCode = await desk(process.argv.slice(2), ownTerminal());
