import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';
import { paths } from '../../../paths.ts';

const page = lazyPages('account');

const logIn = () => import('./LogInPage.tsx');

/** The log-in and sign-up pages, which have no header. */
export const routes: RouteObject[] = [
  { path: paths.login, lazy: page(async () => (await logIn()).GeneralLogInPage) },
  { path: paths.selectLogin, lazy: page(async () => (await logIn()).SelectLogInPage) },
  { path: paths.headCoachLogin, lazy: page(async () => (await logIn()).HeadCoachLogInPage) },
  { path: paths.managerLogin, lazy: page(async () => (await logIn()).ManagerLogInPage) },
  { path: paths.signUp, lazy: page(async () => (await import('./SignUpPage.tsx')).SignUpPage) },
];
