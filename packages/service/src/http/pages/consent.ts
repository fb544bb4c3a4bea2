import { html } from './html.ts';
import { page } from './layout.ts';

/** Asks whether a program may act as the person who is signed in. */
export function consentPage(form: {
  readonly token: string;
  readonly client: string;
  readonly account: string;
  readonly staysSignedIn: boolean;
}): string {
  return page(
    `Allow ${form.client}?`,
    html`<p>${form.client} asks to use Faircopy as <strong>${form.account}</strong>. Allow it only if you have just started
to sign in there yourself.</p>
<p>It may do everything you may do${form.staysSignedIn ? ', and stays signed in after you close it' : null}.</p>
<form method="post">
<input type="hidden" name="token" value="${form.token}">
<button name="choice" value="allow">Allow</button>
<button class="second" name="choice" value="cancel">Refuse</button>
</form>`,
  );
}
