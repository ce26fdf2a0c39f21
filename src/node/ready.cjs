/**
 * Run first by every command, before anything else is loaded: an older Node would fail somewhere in the middle of a
 * package, and a folder name that Vite cuts off with a file that is not found. Written so that an old Node can read it.
 */
const { engines } = require('../../package.json');

/** Of a range as package.json has it: '^20.19.0 || >=22.12.0'. */
function isIn(range, version) {
  const [major, minor, patch] = numbersOf(version);
  return range.split('||').some((part) => {
    const [leastMajor, leastMinor, leastPatch] = numbersOf(part);
    if (major !== leastMajor) return part.includes('>=') && major > leastMajor;
    return minor > leastMinor || (minor === leastMinor && patch >= leastPatch);
  });
}

function numbersOf(version) {
  return version.match(/\d+/g).map(Number);
}

function problem() {
  if (!isIn(engines.node, process.version)) {
    return `This needs another version of Node (${engines.node}); yours is ${process.version}. Install the one marked LTS from https://nodejs.org, open a new terminal and try again.`;
  }
  const sign = process.cwd().match(/[#?]/);
  if (sign) {
    return `The tools cannot work in a folder with "${sign[0]}" in its name or in that of a folder around it. Rename it: ${process.cwd()}`;
  }
}

const found = problem();
if (found) {
  console.error(found);
  process.exit(1);
}
