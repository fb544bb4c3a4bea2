import type { ForwardedForm, IssuerPages } from '../../access/issuer/pages.ts';
import { faultPage } from './fault.ts';
import { field } from './field.ts';
import { type Html, html, trustedHtml } from './html.ts';
import { faultNotice, page } from './layout.ts';

/** The pages of the device flow and of signing out, in which the provider itself is the host. */
export const issuerPages: IssuerPages = {
  enterCode: (form, fault) =>
    page(
      'Sign in another device',
      html`<p>Enter the code that the device or the terminal shows.</p>
${faultNotice(fault)}
${formTo(
  form,
  html`${field({ name: 'user_code', label: 'Code', autocomplete: 'off', hasNotice: fault !== null, first: true })}
<button>Go on</button>`,
)}`,
    ),
  confirmCode: (form, code, client) =>
    page(
      'Is this the code?',
      html`<p>${client} asks to be signed in. The device or the terminal in front of you should show this code:</p>
<p class="code">${code}</p>
<p>If it does not, or somebody sent you the code, stop here.</p>
${formTo(
  form,
  html`<button>It is the code</button>
<button class="second" name="abort" value="yes">Stop</button>`,
)}`,
    ),
  codeAccepted: (client) =>
    page('Signed in', html`<p>${client} is signed in. You can close this page and go back to it.</p>`),
  askToSignOut: (form) =>
    page(
      'Sign out?',
      html`<p>Programs that you allowed to stay signed in stay so.</p>
${formTo(
  form,
  html`<button name="logout" value="yes">Sign out</button>
<button class="second">Stay signed in</button>`,
)}`,
    ),
  signedOut: () => page('Signed out', html`<p>You are not signed in here any more.</p>`),
  carryOn: (form) =>
    page(
      'One more step',
      html`<p>Pages here run no script, so the next one takes a click.</p>
${formTo(form, html`<button>Go on</button>`)}`,
    ),
  fault: (message) => faultPage('This did not work', asSentence(message), START_AGAIN),
};

const START_AGAIN = 'Go back to the program or page you came from, and start again there.';

/** What oidc-provider says starts in small letters, with a word or the name of a parameter, and has no full stop. */
function asSentence(message: string): string {
  const start = /^[a-z]+ /.test(message) ? message.charAt(0).toUpperCase() : message.charAt(0);
  return `${start}${message.slice(1)}${/[.!?]$/.test(message) ? '' : '.'}`;
}

function formTo({ action, hidden }: ForwardedForm, content: Html): Html {
  return html`<form method="post" action="${trustedHtml(action)}">${trustedHtml(hidden)}
${content}
</form>`;
}
