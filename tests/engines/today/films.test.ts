/** Films and sounds play in the page, from a disk and from a server, and where they cannot, the page says so. */
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { showreelPath } from '../../../src/routes.ts';
import { clockTime } from '../../../src/site/clock-time.ts';
import { installedEngines, openEngine } from '../../support/drivers/engines.ts';
import { setUp } from '../../support/drivers/set-up.ts';
import { until } from '../../support/drivers/waits.ts';
import {
  buildFilms,
  type FilmName,
  filmPath,
  films,
  projectPage,
} from '../../support/owners/films-owner.ts';
import { startServer } from '../../support/sites/server.ts';
import {
  brightness,
  isSeen,
  linkToFilm,
  noteCaptions,
  playing,
  pressSound,
  seesItPlay,
} from '../../support/visits/films.ts';
import { press, seesPage } from '../../support/visits/visitor.ts';

const file = await buildFilms('films');
/** The key on a film of five seconds. */
const key = `${projectPage.film.play} ${clockTime(5)}`;

describe.each(installedEngines())('in %s', (engine) => {
  const driver = setUp(() => openEngine(engine));
  const server = setUp(() => startServer({ folder: dirname(file), ranges: true }));
  const show = async (address: string, name: FilmName) => {
    await driver().open(`${address}#${filmPath(name)}`);
    await seesPage(driver(), films[name].title);
  };

  describe.each([
    ['a disk', () => pathToFileURL(file).href],
    ['a server', () => server().url],
  ])('from %s', (_, address) => {
    test('a film plays when its key is pressed, its title leaves, and its captions are shown', async () => {
      await show(address(), 'film');
      // What is heard is this page alone: the films of other tests are missing.
      await driver().problems();
      expect(await playing(driver())).toMatchObject({ paused: true, error: null });
      expect(await isSeen(driver(), films.film.title)).toBe(true);
      const showsCaption = await noteCaptions(driver());
      await press(driver(), 'button', key);
      await seesItPlay(driver());
      await until('the title has left', async () => !(await isSeen(driver(), films.film.title)));
      await showsCaption('[waves, a bell far away]');
      expect(await driver().run(() => document.querySelector('[role="status"]'), [])).toBeNull();
      expect(await driver().problems()).toEqual([]);
    });

    test('a film is drawn where the screen was dark', async () => {
      await driver().open(`${address()}#${showreelPath}`);
      await seesPage(driver(), 'My showreel');
      expect(await brightness(driver())).toBeLessThan(12);
      // Five seconds may be over before a busy machine has a screenshot.
      await driver().run(() => {
        const film = document.querySelector('main video');
        if (film instanceof HTMLVideoElement) film.loop = true;
      }, []);
      await press(driver(), 'button', key);
      await seesItPlay(driver());
      await until('the film is drawn', async () => (await brightness(driver())) > 25);
    });

    test('a sound plays by the controls of the browser', async () => {
      await show(address(), 'sound');
      await pressSound(driver());
      await seesItPlay(driver());
    });

    test('it stops when the visitor leaves the page', async () => {
      await show(address(), 'film');
      await press(driver(), 'button', key);
      await seesItPlay(driver());
      await driver().run(
        () => Reflect.set(window, 'kept', document.querySelector('main video')),
        [],
      );
      await press(driver(), 'link', projectPage.back, { within: 'main' });
      await until('it has stopped', () =>
        driver().run(() => Reflect.get(Reflect.get(window, 'kept'), 'paused') === true, []),
      );
    });

    test('a film that is not there is missed, in words, and can be asked for by its link', async () => {
      await show(address(), 'lost');
      await press(driver(), 'button', key);
      await until('the sentence', () => isSeen(driver(), projectPage.film.missing));
      await until('the title again', () => isSeen(driver(), films.lost.title));
      expect(await linkToFilm(driver())).toBe('lost.webm');
    });

    test('a film with a licence plays, or the page says that it does not', async () => {
      await show(address(), 'licensed');
      const plays = await driver().run(
        () => document.createElement('video').canPlayType('video/mp4; codecs="avc1.42E01E"') !== '',
        [],
      );
      if (!plays) return until('the sentence', () => isSeen(driver(), projectPage.film.cannotPlay));
      await press(driver(), 'button', `${projectPage.film.play} ${clockTime(6)}`);
      return seesItPlay(driver());
    });

    test('a film whose picture no browser knows is heard, and the page says so', async () => {
      await show(address(), 'unknown');
      await press(driver(), 'button', key);
      await seesItPlay(driver());
      await until('the sentence', () => isSeen(driver(), projectPage.film.onlySound));
    });

    test('a film of a codec that no browser has says so before it is pressed', async () => {
      await show(address(), 'old');
      await until('the sentence', () => isSeen(driver(), projectPage.film.cannotPlay));
      expect(await linkToFilm(driver())).toBe('prores.mov');
    });
  });

  test('a film that stands still though its next moment has come goes on', async () => {
    await show(server().url, 'film');
    await press(driver(), 'button', key);
    await seesItPlay(driver());
    // As WebKitGTK does now and then, on a busy machine.
    await driver().run(() => {
      const player = document.querySelector<HTMLVideoElement>('main video');
      if (!player) return;
      const events: string[] = [];
      for (const name of ['pause', 'play']) player.addEventListener(name, () => events.push(name));
      Reflect.set(window, 'events', events);
      Object.defineProperty(player, 'readyState', { value: player.HAVE_CURRENT_DATA });
      player.dispatchEvent(new Event('stalled'));
    }, []);
    await until('it is asked once more', () =>
      driver().run(() => String(Reflect.get(window, 'events')).startsWith('pause,play'), []),
    );
    await seesItPlay(driver());
  });

  test('a film that is not there is missed in a frame of a server, too', async () => {
    const host = `<!doctype html><iframe src="index.html#${filmPath('lost')}" width="900" height="600"></iframe>`;
    const embedded = await startServer({ folder: dirname(file), pages: { 'host.html': host } });
    onTestFinished(embedded.close);
    await driver().open(`${embedded.url}host.html`);
    await seesPage(driver(), films.lost.title, 'iframe');
    await press(driver(), 'button', key, { frame: 'iframe' });
    await until('the sentence', () => isSeen(driver(), projectPage.film.missing, 'iframe'));
  });

  test('nothing is asked for before a press', async () => {
    // Nothing of this one is in the browser's cache.
    const fresh = await startServer({ folder: dirname(file), ranges: true });
    onTestFinished(fresh.close);
    const asked = () => fresh.requests.filter((each) => /windows|keeper/.test(each));
    await show(fresh.url, 'sound');
    await show(fresh.url, 'film');
    expect(asked()).toEqual([]);
    await press(driver(), 'button', key);
    await seesItPlay(driver());
    expect(asked()).not.toEqual([]);
  });
});
