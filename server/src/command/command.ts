import { ownTerminal } from '../terminal.ts';
import { leads } from './leads.ts';

process.exitCode = await leads(process.argv.slice(2), ownTerminal());
