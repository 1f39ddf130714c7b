/** Tells password managers whose password the form is about; a person sees and reaches nothing. */
export function AccountOfPassword({ email }: { readonly email: string }) {
  return <input hidden type="email" name="username" autoComplete="username" value={email} readOnly />;
}
