/** Statements as banks really write them; every name and number in them is made up. */

const ofxHead = `OFXHEADER:100
DATA:OFXSGML
VERSION:102
SECURITY:NONE
ENCODING:USASCII
CHARSET:1252
COMPRESSION:NONE
OLDFILEUID:NONE
NEWFILEUID:NONE

<OFX>
<SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><DTSERVER>20261120120000[-10:HST]<LANGUAGE>ENG</SONRS></SIGNONMSGSRSV1>
<BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STMTRS><CURDEF>USD
<BANKACCTFROM><BANKID>121301028<ACCTID>000123456789<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20261101<DTEND>20261120
`
const ofxFoot = `</BANKTRANLIST><LEDGERBAL><BALAMT>10250.11<DTASOF>20261120</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`

export const ofxUnclosed = `${ofxHead}<STMTTRN>
<TRNTYPE>CREDIT
<DTPOSTED>20261103120000[-10:HST]
<TRNAMT>660.00
<FITID>202611030001
<NAME>LEILANI KAWAI
<MEMO>WIRE IN LN-1042 A&B < 5
</STMTTRN>
<STMTTRN>
<TRNTYPE>CHECK
<DTPOSTED>20261104
<TRNAMT>-1,250.50
<FITID>202611040002
<CHECKNUM>1017
<NAME>CHECK
</STMTTRN>
${ofxFoot}`

/** Without an end of any transaction, as some credit unions write. */
export const ofxNeverEnded = ofxUnclosed.replaceAll('</STMTTRN>\n', '')

export const qfxClosed = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<?OFX OFXHEADER="200" VERSION="211" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>
<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD</CURDEF><BANKACCTFROM><ACCTID>123456789</ACCTID></BANKACCTFROM><BANKTRANLIST><STMTTRN><TRNTYPE>CREDIT</TRNTYPE><DTPOSTED>20261103</DTPOSTED><TRNAMT>660.00</TRNAMT><FITID>202611030001</FITID><NAME>LEILANI KAWAI</NAME><MEMO>WIRE IN LN-1042 A&amp;B &lt; 5</MEMO></STMTTRN><STMTTRN><TRNTYPE>CHECK</TRNTYPE><DTPOSTED>20261104</DTPOSTED><TRNAMT>-1250.50</TRNAMT><FITID>202611040002</FITID><CHECKNUM>1017</CHECKNUM><NAME>CHECK</NAME></STMTTRN></BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`

export const csvAmount = `Posted Date,Description,Amount,Check Number,Reference Number
11/03/2026,"KAWAI, LEILANI LN-1042",660.00,,W1
11/04/2026,CHECK,"-1,250.50",1017,
11/05/2026,INTEREST ADJUSTMENT,0.00,,
`

export const csvSides = `"Pacific Shore Bank"
"Account: Business Checking ...6789"

Date,Transaction Description,Withdrawals,Deposits,Balance
2026-11-03,LEILANI KAWAI LN-1042,,"$660.00","$10,660.00"
2026-11-04,CHECK 1017,"$1,250.50",,"$9,409.50"
`

export const csvSigned = `Date;Payee;Memo;Debit;Credit\n11/3/26;Leilani Kawai;LN-1042;;660\n11/4/26;Check;;-1250.50;\n`

const entry = (amount: string, side: 'CRDT' | 'DBIT', more: string, state = 'BOOK') =>
  `<Ntry><Amt Ccy="USD">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd><Sts><Cd>${state}</Cd></Sts><BookgDt><Dt>2026-11-03</Dt></BookgDt>${more}</Ntry>`
const camtOf = (entries: string, head = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>${head}<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr><Stmt><Id>1</Id><Acct><Id><Othr><Id>123456789</Id></Othr></Id></Acct>${entries}</Stmt></BkToCstmrStmt></Document>`

export const camt = camtOf(
  entry(
    '660.00',
    'CRDT',
    `<AcctSvcrRef>W1</AcctSvcrRef><NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><RltdPties><Dbtr><Pty><Nm>Leilani Kawai</Nm></Pty></Dbtr></RltdPties><RmtInf><Ustrd>LN-1042</Ustrd><Ustrd>A&amp;B</Ustrd></RmtInf></TxDtls></NtryDtls>`,
  ) +
    entry('1250.50', 'DBIT', '<NtryDtls><TxDtls><Refs><ChqNb>1017</ChqNb></Refs></TxDtls></NtryDtls>') +
    entry('5.00', 'CRDT', '', 'PDNG'),
)

const part = (amount: string, words: string) =>
  `<TxDtls><Amt Ccy="USD">${amount}</Amt><RmtInf><Ustrd>${words}</Ustrd></RmtInf></TxDtls>`
export const camtCollective = camtOf(
  entry(
    '100.00',
    'CRDT',
    `<AcctSvcrRef>B7</AcctSvcrRef><NtryDtls>${part('60.00', 'LN-1')}${part('40.00', 'LN-2')}</NtryDtls>`,
  ),
)
export const camtWithDoctype = camtOf('', '<!DOCTYPE x [<!ENTITY a "aaaa">]>')
