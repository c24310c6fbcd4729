/** `npm run desk --`: who may sign in at the desk. */
import './src/desk/command/command.ts';
