/**
 * What rings are drawn of. Degrees are counted from the left, upwards. The middle of a ring is the origin of its drawing, and lies under
 * the portrait, outside the drawing.
 */
import type { RingShape } from '../../site/site-content.ts';

/** How strong the marks and the figures of a scale are, as a share of the colour of the text. */
export const QUIET = 0.5;

/** One in the colour of the owner: a pointer. */
export const POINTER = { stroke: 'var(--lamp)', strokeOpacity: 1, strokeWidth: 3 };

const short = (number: number) => Number(number.toFixed(1));

/** Lines from a circle outwards, one every so many degrees. They are the dashes of a circle with a broad line. */
export function marks(from: number, every: number, length: number): RingShape {
  return { ...dashes(from + length / 2, every, length, 1), strokeOpacity: QUIET };
}

/** Pieces of a circle with a broad line, each around a degree, one every so many degrees. `mark`: their length along the circle. */
export function dashes(radius: number, every: number, breadth: number, mark: number): RingShape {
  const distance = (2 * Math.PI * radius * every) / 360;
  return {
    r: radius,
    transform: 'rotate(180)',
    strokeWidth: breadth,
    strokeDasharray: `${mark} ${(distance - mark).toFixed(3)}`,
    strokeDashoffset: mark / 2,
  };
}

const onCircle = (radius: number, degrees: number) => {
  const angle = (degrees * Math.PI) / 180;
  return [short(-radius * Math.cos(angle)), short(-radius * Math.sin(angle))] as const;
};

/** In the shortest way to write it. */
const point = (...numbers: readonly number[]) => numbers.map(short).join(' ').replace(/ -/g, '-');

/** A piece of a circle. */
export const arc = (radius: number, from: number, to: number) =>
  `M${point(...onCircle(radius, from))}A${radius} ${radius} 0 0 1 ${point(...onCircle(radius, to))}`;

/** A closed shape through points, each by its radius and its degrees. */
export const closed = (points: readonly (readonly [radius: number, degrees: number])[]) =>
  `M${points.map(([radius, degrees]) => point(...onCircle(radius, degrees))).join('L')}z`;

/** Lines towards the middle. */
export const rays = (degrees: readonly number[], from: number, to: number) =>
  degrees
    .map((each) => {
      const [[x, y], [toX, toY]] = [onCircle(from, each), onCircle(to, each)];
      return `M${point(x, y)}l${point(toX - x, toY - y)}`;
    })
    .join('');
