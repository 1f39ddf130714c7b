/** A hidden user name, so that password managers know which account's password the form changes. */
export function AccountOfPassword({ email }: { readonly email: string }) {
  return <input hidden type="email" name="username" autoComplete="username" value={email} readOnly />;
}
