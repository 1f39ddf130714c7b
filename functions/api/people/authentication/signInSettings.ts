import type { Handler } from '../../../platform/http/requestContext.ts';
import { auditWrite } from '../../../store/people/accounts/audit.ts';
import { replaceSignInSettings, readSignInSettings } from '../../../store/core/settings/signInSettings.ts';

export const getSignInSettings: Handler<'getSignInSettings'> = async () => ({
  data: await readSignInSettings(),
});

/** The change is recorded in the account of the administrator who made it. */
export const updateSignInSettings: Handler<'updateSignInSettings'> = async (request) => {
  const { body, session, now, viewer } = request;
  const changed = { ...body, version: body.version + 1 };
  const record = auditWrite({
    userId: session.id,
    event: 'signInSettingsChanged',
    at: now,
    address: viewer.address,
    details: { secondFactorRequired: body.secondFactorRequired },
  });
  await replaceSignInSettings(changed, [record]);
  return { data: changed };
};
