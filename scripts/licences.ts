/** npm run licences: writes THIRD-PARTY-LICENSES.md. Run it after every change of packages. */
import { writeFileSync } from 'node:fs';
import { licencesFile, licencesPath, shippedPackages } from './audit/licences.ts';

const packages = shippedPackages();
writeFileSync(licencesPath, licencesFile(packages));
console.log(`${packages.length} packages are listed in ${licencesPath}`);
