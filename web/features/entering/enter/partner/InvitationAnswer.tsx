import { useState } from 'react';
import type {
  PARTNER_ANSWERS,
  PartnerInvitation,
} from '../../../../../shared/contract/entering/entries/partners.ts';
import { isApiError } from '../../../../api/ApiError.ts';
import { call } from '../../../../api/client.ts';
import { errorMessage } from '../../../../api/errorMessage.ts';
import { isGivenName } from '../../../../../shared/domain/people/consent/givenName.ts';
import { guessGivenName } from '../../../../../shared/domain/people/consent/guessGivenName.ts';
import {
  DEFAULT_PUBLISHED_FORM,
  type PublishedForm,
} from '../../../../../shared/domain/people/consent/publishedName.ts';
import { waiverVersion } from '../../../../../shared/domain/people/consent/waiverVersion.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { PublicNameInput, WaiverInput } from '../../consent/index.ts';
import { PartnerPill } from '../../entries/index.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { showToast } from '../../../../ui/toastStore.ts';
import { Row } from '../../../../ui/Row.tsx';
import styles from './Partner.module.css';

type Answer = (typeof PARTNER_ANSWERS)[number];

interface InvitationAnswerProps {
  readonly token: string;
  readonly invitation: PartnerInvitation;
  readonly onAnswered: (invitation: PartnerInvitation) => void;
  /** Reads the invitation again: registration has closed, or another partner was named. */
  readonly onOutdated: () => Promise<unknown>;
}

/** The partner's answer, which can change until registration closes. */
export function InvitationAnswer({ token, invitation, onAnswered, onOutdated }: InvitationAnswerProps) {
  const { t } = useTranslation(['partner', 'consent']);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { state, open } = invitation;
  const inviter = invitation.invitedBy || t('invitation.somebody');

  const version = waiverVersion(invitation.competition.waiver);
  const isAsked = version !== null && invitation.signedWaiver?.version !== version;
  const [agrees, setAgrees] = useState(false);
  const [signedBy, setSignedBy] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [publishAs, setPublishAs] = useState<PublishedForm>(invitation.publishAs ?? DEFAULT_PUBLISHED_FORM);
  const { fullName } = invitation.partner;
  const [typed, setTyped] = useState<string | null>(null);
  const givenName =
    typed ?? invitation.givenName ?? invitation.proposedName ?? guessGivenName(fullName) ?? '';
  const [nameError, setNameError] = useState<string | undefined>();

  const say = async (answer: Answer, { signs = answer === 'confirm' && isAsked, form = publishAs } = {}) => {
    setRefusal(null);
    setIsChecked(signs);
    const isNamed = answer === 'confirm' && form === 'firstAndRink';
    const isWrong = isNamed && !isGivenName(givenName);
    setNameError(
      isWrong ? t(givenName.trim() === '' ? 'consent:nameFirst' : 'consent:nameWrong') : undefined,
    );
    if (isWrong || (signs && (!agrees || signedBy.trim() === ''))) return;
    try {
      const { data } = await call('answerPartnerInvitation', {
        params: { token },
        body: {
          answer,
          ...(answer === 'confirm' && { publishAs: form }),
          ...(isNamed && { givenName }),
          ...(signs && version !== null && { waiver: { version, signedBy } }),
        },
      });
      onAnswered(data);
      if (answer === 'confirm' && state === 'confirmed')
        showToast(t(signs ? 'consent:signed' : 'consent:publishSaved'));
    } catch (thrown) {
      if (!isApiError(thrown)) throw thrown;
      const isTaken = thrown.errors.some(({ field }) => field === 'partner');
      setRefusal(isTaken ? t('invitation.taken') : (errorMessage(thrown) ?? thrown.message));
      if (!isTaken) await onOutdated();
    }
  };

  return (
    <Card as="section" gap={4}>
      <Row role="status" as="p" gap={2} columnGap={3} align="center">
        {state === 'invited' || state === 'none' ? null : <PartnerPill state={state} />}
        <span>{invitationState()}</span>
      </Row>
      {open && isAsked ? (
        <WaiverInput
          text={invitation.competition.waiver ?? ''}
          isCoach={false}
          agrees={{
            value: agrees,
            onChange: setAgrees,
            error: isChecked && !agrees ? t('consent:agreeFirst') : undefined,
          }}
          signedBy={{
            value: signedBy,
            onChange: setSignedBy,
            error: isChecked && signedBy.trim() === '' ? t('consent:signedByHint') : undefined,
          }}
        />
      ) : null}
      {open ? (
        <PublicNameInput
          label={t('consent:publishAs')}
          fullName={fullName}
          // The family’s home rink is not shown to who has the link.
          rink=""
          publishAs={publishAs}
          onPublishAs={(chosen) => {
            setPublishAs(chosen);
            if (state === 'confirmed') void say('confirm', { signs: false, form: chosen });
          }}
          givenName={givenName}
          onGivenName={setTyped}
          error={nameError}
        />
      ) : null}
      {open ? (
        <Row gap={3} className={styles.buttons}>
          {buttons()}
        </Row>
      ) : null}
      {refusal ? <ErrorState title={t('invitation.failed')} text={refusal} /> : null}
    </Card>
  );

  function invitationState(): string {
    if (!open) return `${t('invitation.closedTitle')}. ${t(`invitation.closed.${state}`)}`;
    if (state === 'confirmed' || state === 'declined') return t(`invitation.${state}`, { inviter });
    return t('invitation.noAccount');
  }

  function buttons() {
    if (state === 'confirmed') {
      return (
        <>
          {isAsked ? (
            <Button tone="primary" onClick={() => void say('confirm')}>
              {t('consent:sign')}
            </Button>
          ) : null}
          {publishAs === 'firstAndRink' && givenName !== (invitation.givenName ?? '') ? (
            <Button onClick={() => void say('confirm', { signs: false })}>
              {t(invitation.givenName ? 'consent:saveName' : 'consent:confirmName')}
            </Button>
          ) : null}
          <Button onClick={() => void say('decline')}>{t('invitation.changeToDecline')}</Button>
        </>
      );
    }
    if (state === 'declined') {
      return <Button onClick={() => void say('confirm')}>{t('invitation.changeToConfirm')}</Button>;
    }
    return (
      <>
        <Button tone="primary" onClick={() => void say('confirm')}>
          {t('invitation.confirm')}
        </Button>
        <Button onClick={() => void say('decline')}>{t('invitation.decline')}</Button>
      </>
    );
  }
}
