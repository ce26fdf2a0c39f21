/** What programs put on the clipboard for the same three productions: as markup, and as plain text. Shortened, but of their shape. */

type Clipboard = { html: string; plain: string };

const plain =
  'Title\tYear\tClient\r\nHarbour at dawn\t2024\tRTVE\r\n"Night\nshift"\t2021–2022\tLa Dos\r\nStudio 5\t2019\tÑandú & Co\r\n';

const excel: Clipboard = {
  plain,
  html: `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:x="urn:schemas-microsoft-com:office:excel">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Excel.Sheet>
<style><!--table {mso-displayed-decimal-separator:"\\,";} br {mso-data-placement:same-cell;} td {padding-top:1px;} --></style></head>
<body link=blue vlink=purple>
<table border=0 cellpadding=0 cellspacing=0 width=356 style='border-collapse:
 collapse;width:267pt'>
<!--StartFragment-->
 <col width=180 style='mso-width-source:userset;width:135pt'>
 <tr height=20 style='height:15.0pt'>
  <td height=20 class=xl65 width=180 style='height:15.0pt;width:135pt'>Title</td>
  <td class=xl65 style='width:66pt'>Year</td>
  <td class=xl65 style='width:66pt'>Client</td>
 </tr>
 <tr height=20 style='height:15.0pt'>
  <td height=20 style='height:15.0pt'>Harbour at
  dawn</td>
  <td align=right>2024</td>
  <td>RTVE</td>
 </tr>
 <tr height=0 style='display:none;mso-height-source:userset'>
  <td height=0>What is filtered out</td>
  <td align=right>2023</td>
  <td>Nobody</td>
 </tr>
 <tr height=40 style='height:30.0pt'>
  <td height=40 class=xl66 style='height:30.0pt'>Night<br>
    shift</td>
  <td>2021–2022</td>
  <td><font class="font5">La</font><font class="font0"> Dos</font></td>
 </tr>
 <tr height=20 style='height:15.0pt'>
  <td height=20 style='height:15.0pt'>Studio 5</td>
  <td align=right>2019</td>
  <td>Ñandú &amp; Co</td>
 </tr>
 <![if supportMisalignedColumns]>
 <tr height=0 style='display:none'>
  <td width=180 style='width:135pt'></td>
 </tr>
 <![endif]>
<!--EndFragment-->
</table></body></html>`,
};

const sheets: Clipboard = {
  plain,
  html: `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" dir="ltr" border="1" style="table-layout:fixed" data-sheets-root="1"><colgroup><col width="180"/><col width="90"/><col width="90"/></colgroup><tbody><tr style="height:21px;"><td data-sheets-value="{&quot;1&quot;:2,&quot;2&quot;:&quot;Title&quot;}">Title</td><td>Year</td><td>Client</td></tr><tr><td data-sheets-value="{&quot;1&quot;:2,&quot;2&quot;:&quot;a > b&quot;}">Harbour at dawn</td><td style="text-align:right;" data-sheets-numberformat="{&quot;1&quot;:1}">2024</td><td><a class="in-cell-link" href="https://rtve.example/?a=1&amp;b=2" target="_blank">RTVE</a></td></tr><tr><td>Night<br/>shift</td><td>2021–2022</td><td>La Dos</td></tr><tr><td>Studio 5</td><td>2019</td><td>Ñandú &amp; Co</td></tr></tbody></table></google-sheets-html-origin>`,
};

const libreOffice: Clipboard = {
  plain,
  html: `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.0 Transitional//EN">
<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title>
<meta name="generator" content="LibreOffice 7.4.7.2 (Linux)"/><style type="text/css">td { font-family:"Liberation Sans" }</style></head>
<body><table cellspacing="0" border="0"><colgroup width="180"></colgroup><colgroup span="2" width="85"></colgroup>
<tr><td height="17" align="left" valign=bottom>Title</td><td align="left">Year</td><td align="left">Client</td></tr>
<tr><td height="17" align="left">Harbour at dawn</td><td align="right" sdval="2024" sdnum="1033;">2024</td><td align="left"><font color="#000000">RTVE</font></td></tr>
<tr><td height="32" align="left">Night<br>shift</td><td align="left">2021&ndash;2022</td><td align="left">La&nbsp;Dos</td></tr>
<tr><td height="17" align="left">Studio 5</td><td align="right" sdval="2019">2019</td><td align="left">&Ntilde;and&uacute; &amp; Co</td></tr>
</table></body></html>`,
};

const word: Clipboard = {
  plain: plain.replace('"Night\nshift"', 'Night shift'),
  html: `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm;} @page WordSection1 {size:595.3pt 841.9pt;} --></style></head>
<body lang=EN-GB><!--StartFragment-->
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>
  <td width=301 valign=top style='width:225.4pt'><p class=MsoNormal><b>Title<o:p></o:p></b></p></td>
  <td width=301><p class=MsoNormal><b>Year<o:p></o:p></b></p></td>
  <td width=301><p class=MsoNormal><b>Client<o:p></o:p></b></p></td>
 </tr>
 <tr><td><p class=MsoNormal><span lang=ES
  style='mso-ansi-language:ES'>Harbour at dawn<o:p></o:p></span></p></td>
  <td><p class=MsoNormal>2024<o:p></o:p></p></td><td><p class=MsoNormal>RTVE<o:p></o:p></p></td></tr>
 <tr><td><p class=MsoNormal>Night<o:p></o:p></p><p class=MsoNormal>shift<o:p></o:p></p></td>
  <td><p class=MsoNormal>2021–2022<o:p></o:p></p></td><td><p class=MsoNormal>La&nbsp;Dos<o:p></o:p></p></td></tr>
 <tr><td><p class=MsoNormal>Studio 5<o:p></o:p></p></td><td><p class=MsoNormal>2019<o:p></o:p></p></td>
  <td><p class=MsoNormal>Ñandú &amp; Co<o:p></o:p></p></td></tr>
</table><!--EndFragment--></body></html>`,
};

const docs: Clipboard = {
  plain: plain.replace('"Night\nshift"', 'Night shift'),
  html: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-0a1b2c3d"><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="208"/><col width="208"/><col width="208"/></colgroup><tbody><tr style="height:0pt"><td style="border-left:solid #000000 1pt;"><p dir="ltr" style="line-height:1.2;"><span style="font-size:11pt;">Title</span></p></td><td><p dir="ltr"><span>Year</span></p></td><td><p dir="ltr"><span>Client</span></p></td></tr><tr><td><p dir="ltr"><span>Harbour at </span><span style="font-weight:700;">dawn</span></p></td><td><p dir="ltr"><span>2024</span></p></td><td><p dir="ltr"><span>RTVE</span></p></td></tr><tr><td><p dir="ltr"><span>Night</span><span><br /></span><span>shift</span></p></td><td><p dir="ltr"><span>2021–2022</span></p></td><td><p dir="ltr"><span>La Dos</span></p></td></tr><tr><td><p dir="ltr"><span>Studio 5</span></p><br /></td><td><p dir="ltr"><span>2019</span></p></td><td><p dir="ltr"><span>Ñandú &amp; Co</span></p></td></tr></tbody></table></div><br /></b>`,
};

const webPage: Clipboard = {
  plain,
  html: `<html><body><!--StartFragment--><h2>Productions</h2>
<table><tr><td>Menu</td><td><table class="wikitable"><caption>Since 2019</caption><thead>
<tr><th scope="col">Title</th><th scope="col"><script>alert(1)</script>Year</th><th scope="col">Client</th></tr></thead><tbody>
<tr><td><span style="display:none">002</span><img src="x" onerror="alert(1)">Harbour at dawn</td><td>2024</td><td><a href="javascript:alert(1)">RTVE</a></td></tr>
<tr><td>Night<div>shift</div></td><td>2021&#8211;2022</td><td>La&#xA0;Dos</td></tr>
<tr><td>Studio 5</td><td>2019</td><td>Ñandú &amp; Co</td></tr></tbody></table></td></tr></table><!--EndFragment--></body></html>`,
};

/** Each with all of the table. */
export const clipboards: Readonly<Record<string, Clipboard>> = {
  Excel: excel,
  Sheets: sheets,
  LibreOffice: libreOffice,
  Word: word,
  Docs: docs,
  'a web page': webPage,
};
