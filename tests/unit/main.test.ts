// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';

test('a page without a root gets an error that names it', async () => {
  document.body.innerHTML = '';
  vi.resetModules();
  await expect(import('../../src/main.tsx')).rejects.toThrow(
    /index\.html has no element with the id "root"/,
  );
});
