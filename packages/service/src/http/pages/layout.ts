import { type Html, html, trustedHtml } from './html.ts';
import { STYLE } from './style.ts';

/** A whole page. `title` is its heading, too. */
export function page(title: string, content: Html): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} &ndash; Faircopy</title>
<style>${trustedHtml(STYLE)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`.text;
}

/** What a field refers to that the notice is about. */
export const NOTICE_ID = 'notice';

/** What went wrong with a form, read out at once by a screen reader. */
export function faultNotice(fault: string | null): Html | null {
  return fault === null ? null : html`<p class="fault" id="${NOTICE_ID}" role="alert">${fault}</p>`;
}
