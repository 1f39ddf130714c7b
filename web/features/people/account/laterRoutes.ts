import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';
import { paths } from '../../../paths.ts';

const page = lazyPages('recovery');

/** The pages of mailed links, under the public header. */
export const laterRoutes: RouteObject[] = [
  {
    path: paths.signUpSuccess,
    lazy: page(async () => (await import('./SignedUpPage.tsx')).SignedUpPage),
  },
  {
    path: paths.confirmNotices,
    lazy: page(async () => (await import('./ConfirmNoticesPage.tsx')).ConfirmNoticesPage),
  },
  {
    path: paths.guardian,
    lazy: page(async () => (await import('./GuardianPage.tsx')).GuardianPage),
  },
];

/** A forgotten password, without a header as the log-in page. */
export const recoveryRoutes: RouteObject[] = [
  {
    path: paths.forgetPassword,
    lazy: page(async () => (await import('./ForgetPasswordPage.tsx')).ForgetPasswordPage, 'account'),
  },
  {
    path: paths.forgotPasswordSuccess,
    lazy: page(async () => (await import('./ForgotPasswordSentPage.tsx')).ForgotPasswordSentPage),
  },
  {
    path: paths.resetPassword,
    lazy: page(async () => (await import('./ResetPasswordPage.tsx')).ResetPasswordPage),
  },
];
