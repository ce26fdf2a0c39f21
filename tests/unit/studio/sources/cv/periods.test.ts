import { expect, it } from 'vitest';
import { hasDate, periodIn } from '../../../../../src/studio/sources/cv/periods.ts';

it.each([
  ['2019 – 2023', '2019 – 2023'],
  ['Producer, BBC, 03/2019 - today', '03/2019 - today'],
  ['März 2018 bis heute, Köln', 'März 2018 bis heute'],
  ['Sept. 2012–Present', 'Sept. 2012–Present'],
  ['Sound editor 2015 \u00AD 2019', '2015 – 2019'],
  ['2019年4月〜現在 放送局', '2019年4月〜現在'],
  ['2023.09-至今', '2023.09-至今'],
  ['平成30年4月 〜 令和2年3月 放送局', '平成30年4月 〜 令和2年3月'],
  ['dal 2019 al 2021', 'dal 2019 al 2021'],
  ['od 03.2019 do teraz', 'od 03.2019 do teraz'],
  ['enero 2019 a la fecha', 'enero 2019 a la fecha'],
  ['2019 - 2015', '2015 - 2019'],
  ['الآن - 2019', '2019 - الآن'],
  ['٢٠١٥ - ٢٠١٩', '٢٠١٥ - ٢٠١٩'],
  ['يناير 2018 - حتى الآن', 'يناير 2018 - حتى الآن'],
  ['seit 2019', 'seit 2019'],
  ['10.2005 - 07.2010 UMK', '10.2005 - 07.2010'],
  ['04/09/2015–30/07/2016', '04/09/2015–30/07/2016'],
  ['Mar – Jun 2019', 'Mar – Jun 2019'],
  ['06–09/2019', '06–09/2019'],
  ['enero de 2018 - actualidad', 'enero de 2018 - actualidad'],
  ['stycznia 2019 – obecnie', 'stycznia 2019 – obecnie'],
  ['févr. 2015 à aujourd’hui', 'févr. 2015 à aujourd’hui'],
  ['Luglio 2019 - in corso', 'Luglio 2019 - in corso'],
  ['Set 2019 – Atual', 'Set 2019 – Atual'],
  ['Season 2018/19', '2018/19'],
  ['2019 -', '2019 -'],
  ['October 2017 – Masters degree', 'October 2017'],
  ['Best film 2019', '2019'],
])('the period of “%s” is %s', (line, period) => {
  expect(periodIn(line)).toBe(period);
  expect(hasDate(line)).toBe(true);
});

it.each(['', 'Sound editor', 'Room 2019a', '12,2019 people', 'Studio 54', 'Marching band'])(
  '“%s” has no date',
  (line) => {
    expect(periodIn(line)).toBeUndefined();
    expect(hasDate(line)).toBe(false);
  },
);

it('of several dates that are no range none is the period', () => {
  expect(periodIn('Awards of 2019, 2020 and 2022')).toBeUndefined();
});
