/** What SMTP_URL says after `tls=`; undefined when it says nothing. */
export const tlsOf = (smtpUrl: string): string | undefined =>
  URL.parse(smtpUrl)?.searchParams.get('tls') ?? undefined;
