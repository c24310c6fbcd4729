/** The server of `npm run desk -- edit`, on other folders, and with a TOKEN that is known. */
import { buildApp } from '../src/app.ts';
import { readEnvironment } from '../src/environment.ts';

const environment = readEnvironment(process.env);
const app = await buildApp(environment, Date.now, { token: process.env['TOKEN'] ?? '' });
await app.listen({ host: environment.HOST, port: environment.PORT });
