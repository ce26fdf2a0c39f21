import { writeFileSync } from 'node:fs';
import { measureSystemFonts, systemFontsFile } from './system-fonts.ts';

writeFileSync(systemFontsFile, `${JSON.stringify(measureSystemFonts(), null, 2)}\n`);
console.log('Written; `npm run fix` puts it into its lines.');
