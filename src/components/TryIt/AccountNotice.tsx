import type {ReactNode} from 'react';
import {noticeText} from '../../sandbox/noticeText';
import type {Notice} from '../../sandbox/protocol';

/** Says that the account is not as the reader left it, or that it will not be kept; empty while there is nothing to say. */
export default function AccountNotice({notice}: {notice: Notice | null}): ReactNode {
  return <div role="status">{notice && <p className="alert alert--warning">{noticeText(notice)}</p>}</div>;
}
