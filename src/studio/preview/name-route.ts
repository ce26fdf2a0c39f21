/**
 * A script that makes the name of the preview's frame the fragment of its address, because `srcdoc` has no address that could
 * contain one. It runs before the scripts of the page: a change of the address while those start would begin at the top.
 */
export const nameRoute = 'location.hash=name';
