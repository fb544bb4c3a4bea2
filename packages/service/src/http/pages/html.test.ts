import fc from 'fast-check';
import { expect, test } from 'vitest';
import { html, trustedHtml } from './html.ts';

test('no inserted text leaves its element or its attribute', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', 'a', ';', '#') }), (text) => {
      const { text: written } = html`<p title="${text}">${text}</p>`;
      const inside = /^<p title="([^"<>']*)">([^"<>']*)<\/p>$/.exec(written);
      expect(inside).not.toBeNull();
      expect(inside?.[1]?.replace(/&(amp|lt|gt|quot|#39);/g, '')).not.toContain('&');
    }),
  );
});

test('inserted HTML and lists of it are taken as they are', () => {
  const items = ['a&b', '<c>'].map((item) => html`<li>${item}</li>`);
  expect(html`<ul>${items}</ul>`.text).toBe('<ul><li>a&amp;b</li><li>&lt;c&gt;</li></ul>');
  expect(html`${trustedHtml('<b>')}${null}${7}`.text).toBe('<b>7');
});
