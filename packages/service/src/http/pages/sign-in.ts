import { field } from './field.ts';
import { html } from './html.ts';
import { faultNotice, page } from './layout.ts';

/** Asks for name and password, to sign in to `client`. */
export function signInPage(form: {
  readonly token: string;
  readonly client: string;
  readonly name: string;
  readonly fault: string | null;
}): string {
  return page(
    'Sign in',
    html`<p>Sign in to go on to ${form.client}.</p>
${faultNotice(form.fault)}
<form method="post">
<input type="hidden" name="token" value="${form.token}">
${field({
  name: 'name',
  label: 'Name',
  autocomplete: 'username',
  value: form.name,
  hasNotice: form.fault !== null,
  first: form.name === '',
})}
${field({
  name: 'password',
  label: 'Password',
  type: 'password',
  autocomplete: 'current-password',
  hasNotice: form.fault !== null,
  first: form.name !== '',
})}
<button name="choice" value="sign-in">Sign in</button>
<button class="second" name="choice" value="cancel" formnovalidate>Cancel</button>
</form>`,
  );
}
