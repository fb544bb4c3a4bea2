import { html } from './html.ts';
import { page } from './layout.ts';

/** Says who is signed in, with the way out; or offers the way in. */
export function accountPage(account: string | null, links: { signIn: string; signOut: string }): string {
  if (account === null) {
    return page(
      'Your account',
      html`<p>You are not signed in.</p>
<a class="button" href="${links.signIn}">Sign in</a>`,
    );
  }
  return page(
    'Your account',
    html`<p>You are signed in as <strong>${account}</strong>.</p>
<a class="button" href="${links.signOut}">Sign out</a>`,
  );
}

export function passwordSetPage(signIn: string): string {
  return page(
    'Your password is set',
    html`<p>The link you used is spent. From now on, sign in with your name and password.</p>
<a class="button" href="${signIn}">Sign in</a>`,
  );
}
