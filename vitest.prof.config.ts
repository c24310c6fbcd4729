import base from './vitest.config.ts';
const b = base as any; for (const p of b.test.projects) p.test.setupFiles = [...[p.test.setupFiles ?? []].flat(), '/tmp/ut/setup.ts'];
export default b;
