import type { RouteObject } from 'react-router-dom';
import { pagesOf } from '../../lazyPage.ts';
import { paths } from '../../paths.ts';

const page = pagesOf('account');
const recoveryPage = pagesOf('recovery');

const logIn = () => import('./LogInPage.tsx');

/** The pages that confirm an address, under the public header. */
export const routes: RouteObject[] = [
  {
    path: paths.signUpSuccess,
    lazy: recoveryPage(async () => (await import('./SignedUpPage.tsx')).SignedUpPage),
  },
  {
    path: paths.confirmNotices,
    lazy: recoveryPage(async () => (await import('./ConfirmNoticesPage.tsx')).ConfirmNoticesPage),
  },
];

/** The log-in and sign-up pages, which have no header. */
export const doorRoutes: RouteObject[] = [
  { path: paths.login, lazy: page(async () => (await logIn()).GeneralLogInPage) },
  { path: paths.selectLogin, lazy: page(async () => (await logIn()).SelectLogInPage) },
  { path: paths.headCoachLogin, lazy: page(async () => (await logIn()).HeadCoachLogInPage) },
  { path: paths.managerLogin, lazy: page(async () => (await logIn()).ManagerLogInPage) },
  { path: paths.signUp, lazy: page(async () => (await import('./SignUpPage.tsx')).SignUpPage) },
  {
    path: paths.forgetPassword,
    lazy: page(async () => (await import('./ForgetPasswordPage.tsx')).ForgetPasswordPage, 'recovery'),
  },
  {
    path: paths.forgotPasswordSuccess,
    lazy: recoveryPage(async () => (await import('./ForgotPasswordSentPage.tsx')).ForgotPasswordSentPage),
  },
  {
    path: paths.resetPassword,
    lazy: recoveryPage(async () => (await import('./ResetPasswordPage.tsx')).ResetPasswordPage),
  },
];
