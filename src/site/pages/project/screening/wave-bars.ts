/** How many bars the wave of a sound has. */
export const WAVE_BARS = 60;
