/**
 * Every command runs this first. It checks the version of Node, because an older one would fail inside a package. It checks the
 * name of the folder, because Vite cuts off paths at some characters. Its syntax is old, so that an old Node can run it.
 */
const { engines } = require('../../package.json');

/** The range is written as in package.json: '^20.19.0 || >=22.12.0'. */
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
