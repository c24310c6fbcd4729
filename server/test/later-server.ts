/** The server of a later version: the present one with a migration more, which `LATER_MIGRATION` names. */
import { migrations } from '../src/ledger/database/migrations/migrations.ts';
import { laterMigrations } from './later-migrations.ts';

const name = process.env['LATER_MIGRATION'] ?? '';
Object.assign(migrations, { [`900-${name}`]: Reflect.get(laterMigrations, name) });
await import('../src/server.ts');
