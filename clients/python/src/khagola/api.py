"""The operations of the service and the types of their requests and answers.

Written by tools/client/python.ts from the OpenAPI document.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

from .transport import Transport

# A birth, by its wall clock, its place and the UTC offset or time zone there, and the conventions of its chart. Unknown fields are ignored and named in the notes.
ChartRequest = TypedDict("ChartRequest", {
    "year": "int",
    "month": "int",
    "day": "int",
    "hour": "int",
    "minute": "int",
    "lat": NotRequired["float"],
    "lon": NotRequired["float"],
    "tzHours": NotRequired["float"],
    "name": NotRequired["str"],
    "second": NotRequired["BirthSecond"],
    "dashaDepth": NotRequired["DashaDepth"],
    "tz": NotRequired["str"],
    "place": NotRequired["str"],
    "preset": NotRequired["Literal[\"khagola\", \"jhora\", \"kp\", \"raman\", \"rao\"]"],
    "ayanamsa": NotRequired["AyanamsaChoice"],
    "nodeMode": NotRequired["Literal[\"mean\", \"true\"]"],
    "dashaYearDays": NotRequired["Literal[365.25, 365.2564, 365.2422, 360]"],
    "coLords": NotRequired["bool"],
    "include": NotRequired["list[ChartPart]"],
    "dashas": NotRequired["list[DashaChoice]"],
    "number": NotRequired["int"],
    "divisions": NotRequired["list[str]"],
    "precision": NotRequired["int"],
    "compare": NotRequired["list[ChartSettings]"],
    "lang": NotRequired["LanguageTag"],
})

# An ayanāṃśa of your own.
CustomAyanamsha = TypedDict("CustomAyanamsha", {
    "epochJd": "float",
    "deg": "float",
})

# Settings of a chart. What is left out is as in the preset.
ChartSettings = TypedDict("ChartSettings", {
    "preset": NotRequired["Literal[\"khagola\", \"jhora\", \"kp\", \"raman\", \"rao\"]"],
    "ayanamsa": NotRequired["AyanamsaChoice"],
    "nodeMode": NotRequired["Literal[\"mean\", \"true\"]"],
    "dashaYearDays": NotRequired["Literal[365.25, 365.2564, 365.2422, 360]"],
    "coLords": NotRequired["bool"],
})

# A birth with its wall-clock time and time zone. Unknown fields are ignored.
BharatChartRequest = TypedDict("BharatChartRequest", {
    "birthDate": "str",
    "birthTime": "str",
    "birthPlace": "BirthPlace",
    "ayanamsa": "Literal[\"lahiri\", \"raman\", \"kp\", \"surya-siddhanta\", \"yukteshwar\"]",
    "nodeMode": NotRequired["NodeMode"],
    "lang": NotRequired["LanguageTag"],
})

# Coordinates with a time zone or an offset, or `place`, whose time zone is used with its whole history.
BirthPlace = TypedDict("BirthPlace", {
    "lat": NotRequired["float"],
    "lon": NotRequired["float"],
    "tz": NotRequired["str"],
    "tzOffsetHours": NotRequired["float"],
    "place": NotRequired["str"],
})

# A birth and the settings of its chart. Unknown fields are refused.
BirthChartRequest = TypedDict("BirthChartRequest", {
    "date": "str",
    "time": NotRequired["str"],
    "place": NotRequired["str"],
    "lat": NotRequired["float"],
    "lon": NotRequired["float"],
    "tz": NotRequired["str | float"],
    "calendar": NotRequired["DateCalendar"],
    "name": NotRequired["str"],
    "preset": NotRequired["Literal[\"khagola\", \"jhora\", \"kp\", \"raman\", \"rao\"]"],
    "ayanamsa": NotRequired["AyanamsaSetting"],
    "node": NotRequired["Literal[\"mean\", \"true\"]"],
    "dasha_year_days": NotRequired["Literal[365.25, 365.2564, 365.2422, 360]"],
    "co_lords": NotRequired["bool"],
    "include": NotRequired["list[ChartPart]"],
    "dashas": NotRequired["list[DashaChoice]"],
    "dasha_depth": NotRequired["DashaDepth"],
    "number": NotRequired["int"],
    "divisions": NotRequired["list[str]"],
    "precision": NotRequired["int"],
    "compare": NotRequired["list[Settings]"],
    "lang": NotRequired["LanguageTag"],
    "times": NotRequired["Literal[\"local\", \"utc\"]"],
})

# An ayanāṃśa of your own, by its mean value at an epoch.
OwnAyanamsa = TypedDict("OwnAyanamsa", {
    "epoch_jd": "float",
    "deg": "float",
})

# Settings of a chart. What is left out is as in the preset.
Settings = TypedDict("Settings", {
    "preset": NotRequired["Literal[\"khagola\", \"jhora\", \"kp\", \"raman\", \"rao\"]"],
    "ayanamsa": NotRequired["AyanamsaSetting"],
    "node": NotRequired["Literal[\"mean\", \"true\"]"],
    "dasha_year_days": NotRequired["Literal[365.25, 365.2564, 365.2422, 360]"],
    "co_lords": NotRequired["bool"],
})

# Births, and the settings of all their charts. Unknown fields are refused.
ChartsRequest = TypedDict("ChartsRequest", {
    "births": "list[BirthInRow]",
    "preset": NotRequired["Literal[\"khagola\", \"jhora\", \"kp\", \"raman\", \"rao\"]"],
    "ayanamsa": NotRequired["AyanamsaSetting"],
    "node": NotRequired["Literal[\"mean\", \"true\"]"],
    "dasha_year_days": NotRequired["Literal[365.25, 365.2564, 365.2422, 360]"],
    "co_lords": NotRequired["bool"],
    "include": NotRequired["list[ChartPart]"],
    "dashas": NotRequired["list[DashaChoice]"],
    "dasha_depth": NotRequired["DashaDepth"],
    "number": NotRequired["int"],
    "divisions": NotRequired["list[str]"],
    "precision": NotRequired["int"],
    "compare": NotRequired["list[Settings]"],
    "lang": NotRequired["LanguageTag"],
    "times": NotRequired["Literal[\"local\", \"utc\"]"],
})

# A birth with a label.
BirthInRow = TypedDict("BirthInRow", {
    "date": "str",
    "time": NotRequired["str"],
    "place": NotRequired["str"],
    "lat": NotRequired["float"],
    "lon": NotRequired["float"],
    "tz": NotRequired["str | float"],
    "calendar": NotRequired["DateCalendar"],
    "name": NotRequired["str"],
})

# A date and a place: `lat`, `lon` and `tz`, or `place`, whose clocks are those at noon of the date. Unknown fields are ignored.
MuhurtaRequest = TypedDict("MuhurtaRequest", {
    "date": "str",
    "lat": NotRequired["float"],
    "lon": NotRequired["float"],
    "tz": NotRequired["float"],
    "place": NotRequired["str"],
    "lang": NotRequired["LanguageTag"],
})

# Two births. Unknown fields are refused.
MatchRequest = TypedDict("MatchRequest", {
    "a": "Birth",
    "b": "Birth",
    "system": "Literal[\"ashtakuta\", \"dashakuta\", \"all\"]",
    "tradition": NotRequired["Literal[\"north\", \"north-parihara\", \"raman\", \"tamil\"]"],
    "orientation": NotRequired["MatchOrientation"],
    "ayanamsa": NotRequired["AyanamsaSetting"],
    "node": NotRequired["Literal[\"mean\", \"true\"]"],
    "lang": NotRequired["LanguageTag"],
    "format": NotRequired["Literal[\"json\", \"csv\", \"ndjson\"]"],
    "times": NotRequired["Literal[\"local\", \"utc\"]"],
})

# A birth: date, time and place.
Birth = TypedDict("Birth", {
    "date": "str",
    "time": NotRequired["str"],
    "place": NotRequired["str"],
    "lat": NotRequired["float"],
    "lon": NotRequired["float"],
    "tz": NotRequired["str | float"],
})

# A birth and a span of days. Unknown fields are refused.
TransitsRequest = TypedDict("TransitsRequest", {
    "birth": "BirthOfAllYears",
    "from": NotRequired["str"],
    "to": NotRequired["str"],
    "year": NotRequired["int"],
    "calendar": NotRequired["DateCalendar"],
    "ayanamsa": NotRequired["AyanamsaSetting"],
    "node": NotRequired["Literal[\"mean\", \"true\"]"],
    "bodies": NotRequired["list[Literal[\"sun\", \"moon\", \"mars\", \"mercury\", \"jupiter\", \"venus\", \"saturn\", \"rahu\", \"ketu\"]]"],
    "points": NotRequired["list[Literal[\"sun\", \"moon\", \"mars\", \"mercury\", \"jupiter\", \"venus\", \"saturn\", \"rahu\", \"ketu\", \"lagna\", \"cusp2\", \"cusp3\", \"cusp4\", \"cusp5\", \"cusp6\", \"cusp7\", \"cusp8\", \"cusp9\", \"cusp10\", \"cusp11\", \"cusp12\"]]"],
    "orbs": NotRequired["float"],
    "tz": NotRequired["str"],
    "lang": NotRequired["LanguageTag"],
    "times": NotRequired["Literal[\"local\", \"utc\"]"],
    "format": NotRequired["Literal[\"json\", \"ics\", \"csv\", \"ndjson\"]"],
})

# A birth: date with its calendar, time and place. It is the body of `POST /api/v1/chart` without settings.
BirthOfAllYears = TypedDict("BirthOfAllYears", {
    "date": "str",
    "time": NotRequired["str"],
    "place": NotRequired["str"],
    "lat": NotRequired["float"],
    "lon": NotRequired["float"],
    "tz": NotRequired["str | float"],
    "calendar": NotRequired["DateCalendar"],
})

# A birth and a year. Unknown fields are refused.
VarshaphalaRequest = TypedDict("VarshaphalaRequest", {
    "birth": "Birth",
    "year": "int",
    "place": NotRequired["str"],
    "lat": NotRequired["float"],
    "lon": NotRequired["float"],
    "tz": NotRequired["str | float"],
    "ayanamsa": NotRequired["AyanamsaSetting"],
    "node": NotRequired["Literal[\"mean\", \"true\"]"],
    "include": NotRequired["list[Literal[\"day\", \"bhavas\", \"vargas\", \"ashtakavarga\", \"yogas\", \"arudhas\", \"karakas\", \"avasthas\", \"dasha\", \"current_phase\", \"kp\", \"shadbala\", \"graha_yuddha\", \"upagrahas\", \"special_lagnas\", \"vargottama\", \"prastara\", \"chalit\", \"avakahada\", \"vimshopaka\", \"argala\", \"rashi_drishti\", \"graha_drishti\", \"friendships\", \"sphutas\", \"sudarshana\", \"house_systems\", \"divisions\", \"outer\", \"stars\"]]"],
    "pravesha": NotRequired["list[Literal[\"tithi\", \"month\", \"sixty_hours\"]]"],
    "lang": NotRequired["LanguageTag"],
    "times": NotRequired["Literal[\"local\", \"utc\"]"],
})

# A birth with an uncertain time, and dated events. Unknown fields are ignored.
RectifyRequest = TypedDict("RectifyRequest", {
    "birthDate": "str",
    "birthWindow": "BirthWindow",
    "location": "RectifyLocation",
    "events": "list[LifeEvent]",
    "gridMinutes": NotRequired["GridMinutes"],
    "lang": NotRequired["LanguageTag"],
})

# The window of the birth time.
BirthWindow = TypedDict("BirthWindow", {
    "startTime": "str",
    "endTime": "str",
})

# The place of birth: `lat`, `lon` and `tz`, or `place`, whose clocks are those at noon of the birth date.
RectifyLocation = TypedDict("RectifyLocation", {
    "lat": NotRequired["float"],
    "lon": NotRequired["float"],
    "tz": NotRequired["float"],
    "place": NotRequired["str"],
})

# A past event. It counts at local noon of its date.
LifeEvent = TypedDict("LifeEvent", {
    "date": "str",
    "category": "EventCategory",
})

# A message, with the messages before it.
SahajaMessageRequest = TypedDict("SahajaMessageRequest", {
    "message": "str",
    "history": NotRequired["list[SahajaMessage]"],
})

# A message of a conversation.
SahajaMessage = TypedDict("SahajaMessage", {
    "role": "Literal[\"user\", \"assistant\"]",
    "content": "str",
})

# A whole conversation.
SahajaConversationRequest = TypedDict("SahajaConversationRequest", {
    "messages": "list[SahajaMessage]",
})

RegisterRequest = TypedDict("RegisterRequest", {
    "name": NotRequired["str"],
})

NewPasskeyRequest = TypedDict("NewPasskeyRequest", {
    "credential": "NewCredential",
    "name": NotRequired["str"],
})

NewCredentialResponse = TypedDict("NewCredentialResponse", {
    "clientDataJSON": "str",
    "attestationObject": "str",
    "transports": NotRequired["list[str]"],
})

# The result of `navigator.credentials.create`, converted with `toJSON`.
NewCredential = TypedDict("NewCredential", {
    "id": "str",
    "rawId": "str",
    "type": "Literal[\"public-key\"]",
    "response": "NewCredentialResponse",
})

SignInRequest = TypedDict("SignInRequest", {
    "credential": "SignedCredential",
})

SignedCredentialResponse = TypedDict("SignedCredentialResponse", {
    "clientDataJSON": "str",
    "authenticatorData": "str",
    "signature": "str",
    "userHandle": "str",
})

# The result of `navigator.credentials.get`, converted with `toJSON`.
SignedCredential = TypedDict("SignedCredential", {
    "id": "str",
    "rawId": "str",
    "type": "Literal[\"public-key\"]",
    "response": "SignedCredentialResponse",
})

RenameRequest = TypedDict("RenameRequest", {
    "name": "str | None",
})

OperatorRequest1 = TypedDict("OperatorRequest1", {
    "mukha": "Literal[\"sadyojata\"]",
    "intent": "Literal[\"panchanga-now\"]",
    "payload": NotRequired["dict[str, Any]"],
})

OperatorRequest2 = TypedDict("OperatorRequest2", {
    "mukha": "Literal[\"sadyojata\"]",
    "intent": "Literal[\"now\"]",
    "payload": NotRequired["dict[str, Any]"],
})

OperatorRequest3 = TypedDict("OperatorRequest3", {
    "mukha": "Literal[\"sadyojata\"]",
    "intent": "Literal[\"ghadi-now\"]",
    "payload": NotRequired["dict[str, Any]"],
})

OperatorRequest4 = TypedDict("OperatorRequest4", {
    "mukha": "Literal[\"vamadeva\"]",
    "intent": "Literal[\"days\"]",
    "payload": NotRequired["dict[str, Any]"],
})

OperatorRequest5 = TypedDict("OperatorRequest5", {
    "mukha": "Literal[\"vamadeva\"]",
    "intent": "Literal[\"convert\"]",
    "payload": "dict[str, Any]",
})

OperatorRequest6 = TypedDict("OperatorRequest6", {
    "mukha": "Literal[\"vamadeva\"]",
    "intent": "Literal[\"muhurta\"]",
    "payload": "MuhurtaRequest",
})

OperatorRequest7 = TypedDict("OperatorRequest7", {
    "mukha": "Literal[\"vamadeva\"]",
    "intent": "Literal[\"muhurta-search\"]",
    "payload": "dict[str, Any]",
})

OperatorRequest8 = TypedDict("OperatorRequest8", {
    "mukha": "Literal[\"vamadeva\"]",
    "intent": "Literal[\"sky\"]",
    "payload": NotRequired["dict[str, Any]"],
})

OperatorRequest9 = TypedDict("OperatorRequest9", {
    "mukha": "Literal[\"vamadeva\"]",
    "intent": "Literal[\"ephemeris\"]",
    "payload": NotRequired["dict[str, Any]"],
})

OperatorRequest10Payload = TypedDict("OperatorRequest10Payload", {
})

OperatorRequest10 = TypedDict("OperatorRequest10", {
    "mukha": "Literal[\"aghora\"]",
    "intent": "Literal[\"probe\"]",
    "payload": NotRequired["OperatorRequest10Payload"],
})

OperatorRequest11 = TypedDict("OperatorRequest11", {
    "mukha": "Literal[\"tatpurusha\"]",
    "intent": "Literal[\"chart\"]",
    "payload": "ChartRequest",
})

OperatorRequest12 = TypedDict("OperatorRequest12", {
    "mukha": "Literal[\"tatpurusha\"]",
    "intent": "Literal[\"match\"]",
    "payload": "MatchRequest",
})

OperatorRequest13 = TypedDict("OperatorRequest13", {
    "mukha": "Literal[\"tatpurusha\"]",
    "intent": "Literal[\"transits\"]",
    "payload": "TransitsRequest",
})

OperatorRequest14 = TypedDict("OperatorRequest14", {
    "mukha": "Literal[\"tatpurusha\"]",
    "intent": "Literal[\"varshaphala\"]",
    "payload": "VarshaphalaRequest",
})

OperatorRequest15 = TypedDict("OperatorRequest15", {
    "mukha": "Literal[\"ishana\"]",
    "intent": "Literal[\"observances\"]",
    "payload": NotRequired["dict[str, Any]"],
})

OperatorRequest16 = TypedDict("OperatorRequest16", {
    "mukha": "Literal[\"ishana\"]",
    "intent": "Literal[\"holidays\"]",
    "payload": NotRequired["dict[str, Any]"],
})

OperatorRequest17 = TypedDict("OperatorRequest17", {
    "mukha": "Literal[\"ishana\"]",
    "intent": "Literal[\"anniversaries\"]",
    "payload": "dict[str, Any]",
})

OperatorRequest18 = TypedDict("OperatorRequest18", {
    "mukha": "Literal[\"ishana\"]",
    "intent": "Literal[\"utsavas\"]",
    "payload": "dict[str, Any]",
})

OperatorRequest19 = TypedDict("OperatorRequest19", {
    "mukha": "Literal[\"ishana\"]",
    "intent": "Literal[\"facts\"]",
    "payload": NotRequired["dict[str, Any]"],
})

OperatorRequest20 = TypedDict("OperatorRequest20", {
    "mukha": "Literal[\"ishana\"]",
    "intent": "Literal[\"places\"]",
    "payload": NotRequired["dict[str, Any]"],
})

# Pages to submit. Unknown fields are ignored.
IndexPingRequest = TypedDict("IndexPingRequest", {
    "urlList": "list[str]",
})

JsonRpcMessageError = TypedDict("JsonRpcMessageError", {
    "code": "int",
    "message": "str",
    "data": NotRequired["Any"],
})

# A message of JSON-RPC 2.0, as the Model Context Protocol defines it.
JsonRpcMessage = TypedDict("JsonRpcMessage", {
    "jsonrpc": "Literal[\"2.0\"]",
    "id": NotRequired["str | float | None"],
    "method": NotRequired["str"],
    "params": NotRequired["dict[str, Any]"],
    "result": NotRequired["dict[str, Any]"],
    "error": NotRequired["JsonRpcMessageError"],
})

# A town of the list of places (GeoNames, CC BY 4.0).
Place = TypedDict("Place", {
    "id": "str",
    "name": "str",
    "admin1": "str",
    "country": "str",
    "lat": "float",
    "lon": "float",
    "tz": "str",
    "population": "int",
})

# The request with its defaults, its place as coordinates. It can be sent again.
ChartResponseInput = TypedDict("ChartResponseInput", {
    "year": "int",
    "month": "int",
    "day": "int",
    "hour": "int",
    "minute": "int",
    "lat": "float",
    "lon": "float",
    "tzHours": "float",
    "name": NotRequired["str"],
    "second": "float",
    "dashaDepth": NotRequired["DashaDepth"],
    "tz": NotRequired["str"],
    "preset": NotRequired["Literal[\"khagola\", \"jhora\", \"kp\", \"raman\", \"rao\"]"],
    "ayanamsa": "AyanamsaChoice",
    "nodeMode": "Literal[\"mean\", \"true\"]",
    "dashaYearDays": NotRequired["Literal[365.25, 365.2564, 365.2422, 360]"],
    "coLords": NotRequired["bool"],
    "include": NotRequired["list[ChartPart]"],
    "dashas": NotRequired["list[DashaChoice]"],
    "number": NotRequired["int"],
    "divisions": NotRequired["list[str]"],
    "precision": NotRequired["int"],
    "compare": NotRequired["list[ChartSettings]"],
    "lang": NotRequired["LanguageTag"],
    "utc": "str",
})

ChartResponseVargas1 = TypedDict("ChartResponseVargas1", {
    "D1": "Varga",
    "D2": "Varga",
    "D3": "Varga",
    "D4": "Varga",
    "D7": "Varga",
    "D9": "Varga",
    "D10": "Varga",
    "D12": "Varga",
    "D16": "Varga",
    "D20": "Varga",
    "D24": "Varga",
    "D27": "Varga",
    "D30": "Varga",
    "D40": "Varga",
    "D45": "Varga",
    "D60": "Varga",
})

# Avasthās (BPHS 45).
ChartResponseAvasthas1 = TypedDict("ChartResponseAvasthas1", {
    "sun": "Avasthas",
    "moon": "Avasthas",
    "mars": "Avasthas",
    "mercury": "Avasthas",
    "jupiter": "Avasthas",
    "venus": "Avasthas",
    "saturn": "Avasthas",
    "rahu": "Avasthas",
    "ketu": "Avasthas",
})

# Daśās by key. Without `dashas` in the request Yoginī and Cara are plain lists of mahādaśās; a daśā that `dashas` names is `{ key, applicable, reason, seed, balance, periods }`.
ChartResponseDasha = TypedDict("ChartResponseDasha", {
    "vimshottari": NotRequired["VimshottariDasha | None"],
    "yogini": NotRequired["list[YoginiPeriod] | YoginiDasha | None"],
    "ashtottari": NotRequired["AshtottariDasha | None"],
    "chara": NotRequired["list[CharaPeriod] | RashiDasha | None"],
    "chara-rao": NotRequired["RashiDasha | None"],
    "kp-vimshottari": NotRequired["GrahaDasha | None"],
    "narayana": NotRequired["RashiDasha | None"],
    "kalachakra": NotRequired["KalachakraDasha | None"],
    "shula": NotRequired["RashiDasha | None"],
    "mandooka": NotRequired["RashiDasha | None"],
    "drig": NotRequired["RashiDasha | None"],
    "sthira": NotRequired["RashiDasha | None"],
    "niryana-shula": NotRequired["RashiDasha | None"],
    "dvisaptati": NotRequired["GrahaDasha | None"],
    "shodashottari": NotRequired["GrahaDasha | None"],
    "dvadashottari": NotRequired["GrahaDasha | None"],
    "panchottari": NotRequired["GrahaDasha | None"],
    "shatabdika": NotRequired["GrahaDasha | None"],
    "chaturashiti": NotRequired["GrahaDasha | None"],
    "shashtihayani": NotRequired["GrahaDasha | None"],
    "shattrimsha": NotRequired["GrahaDasha | None"],
    "mudda": NotRequired["MuddaDasha | None"],
})

# The periods that run at the birth instant.
ChartResponseCurrentPhase1 = TypedDict("ChartResponseCurrentPhase1", {
    "maha": "RunningPeriod",
    "antara": "RunningPeriod",
    "pratyantara": "RunningPeriod",
    "sookshma": "RunningPeriod",
    "prana": "RunningPeriod",
})

# A birth chart by the settings in its stamp. `include` chooses its parts. A part that could not be computed is null, with a note.
ChartResponse = TypedDict("ChartResponse", {
    "input": "ChartResponseInput",
    "place": NotRequired["Where"],
    "lang": NotRequired["LabelLanguage"],
    "sentence_lang": NotRequired["SentenceLanguage"],
    "dates": NotRequired["BothCalendars"],
    "ahargana": NotRequired["int"],
    "delta_t": NotRequired["DeltaTAndError"],
    "jd_utc": "float",
    "jd_tt": "float",
    "ayanamsha_deg": "float",
    "sunrise_definition": NotRequired["ChartSunriseDefinition"],
    "day": NotRequired["BirthDay | None"],
    "lagna": "Point",
    "grahas": "list[Graha]",
    "bhavas": NotRequired["list[Bhava] | None"],
    "vargas": NotRequired["ChartResponseVargas1 | None"],
    "ashtakavarga": NotRequired["Ashtakavarga | None"],
    "yogas": NotRequired["list[Yoga] | None"],
    "yogas_evaluated": NotRequired["int"],
    "arudhas": NotRequired["Arudhas | None"],
    "naisargika_karakas": NotRequired["NaisargikaKarakas"],
    "chara_karakas": NotRequired["CharaKarakas | None"],
    "avasthas": NotRequired["ChartResponseAvasthas1 | None"],
    "dasha": NotRequired["ChartResponseDasha"],
    "current_phase": NotRequired["ChartResponseCurrentPhase1 | None"],
    "kp": NotRequired["Kp | None"],
    "shadbala": NotRequired["Shadbala | None"],
    "graha_yuddha": NotRequired["list[GrahaYuddha] | None"],
    "upagrahas": NotRequired["Upagrahas | None"],
    "special_lagnas": NotRequired["SpecialLagnas | None"],
    "vargottama": NotRequired["Vargottama | None"],
    "prastara": NotRequired["Prastara | None"],
    "kp_horary": NotRequired["KpHorary | None"],
    "chalit": NotRequired["Chalit | None"],
    "avakahada": NotRequired["Avakahada | None"],
    "vimshopaka": NotRequired["Vimshopaka | None"],
    "argala": NotRequired["Argala | None"],
    "rashi_drishti": NotRequired["RashiDrishti | None"],
    "graha_drishti": NotRequired["GrahaDrishti | None"],
    "friendships": NotRequired["Friendships | None"],
    "sphutas": NotRequired["Sphutas | None"],
    "sudarshana": NotRequired["Sudarshana | None"],
    "house_systems": NotRequired["list[HouseSystem] | None"],
    "divisions": NotRequired["list[Division] | None"],
    "outer": NotRequired["list[OuterPlanet] | None"],
    "stars": NotRequired["ChartStars | None"],
    "comparison": NotRequired["list[ChartComparison]"],
    "substrate_stamp": "SubstrateStamp",
})

# A place and its time zone.
Where = TypedDict("Where", {
    "lat": "float",
    "lon": "float",
    "tz": "str",
    "id": NotRequired["str"],
    "name": NotRequired["str"],
    "matched": NotRequired["str"],
})

# A day in both calendars.
BothCalendars = TypedDict("BothCalendars", {
    "gregorian": "str",
    "julian": "str",
})

DeltaTAndError = TypedDict("DeltaTAndError", {
    "seconds": "float",
    "sigma_seconds": "float",
    "lagna_deg": NotRequired["float"],
})

# The day of birth from sunrise to sunrise.
BirthDay = TypedDict("BirthDay", {
    "sunrise": "str",
    "sunrise_local": "str",
    "sunset": "str",
    "sunset_local": "str",
    "next_sunrise": "str",
    "next_sunrise_local": "str",
    "is_day": "bool",
    "vara": "BirthVara",
    "ghatis": "float",
})

BirthVara = TypedDict("BirthVara", {
    "index": "int",
    "name": "str",
    "sa": "str",
    "label": NotRequired["str"],
    "lord": "GrahaKey",
    "lord_label": NotRequired["str"],
})

# A sidereal longitude and its classes.
Point = TypedDict("Point", {
    "sidereal_deg": "float | None",
    "tropical_deg": "float | None",
    "rashi": "Rashi | None",
    "rashi_index": "int | None",
    "nakshatra_pada": "str | None",
    "nakshatra": "Nakshatra | None",
    "nakshatra_index": "int | None",
    "pada": "int | None",
    "boundary_arcsec": "float | None",
    "boundary_seconds": "float | None",
    "rashi_label": NotRequired["str"],
    "nakshatra_label": NotRequired["str"],
    "nakshatra_pada_label": NotRequired["str"],
})

# One of the nine grahas. `include: []` leaves out `sa`, and what follows from other fields: `nakshatra_pada` and `boundary_seconds`.
Graha = TypedDict("Graha", {
    "key": "GrahaKey",
    "sa": NotRequired["str"],
    "iast": "str",
    "sidereal_deg": "float | None",
    "tropical_deg": "float | None",
    "rashi": "Rashi | None",
    "rashi_index": "int | None",
    "nakshatra_pada": NotRequired["str | None"],
    "nakshatra": "Nakshatra | None",
    "nakshatra_index": "int | None",
    "pada": "int | None",
    "boundary_arcsec": "float | None",
    "boundary_seconds": NotRequired["float | None"],
    "rashi_label": NotRequired["str"],
    "nakshatra_label": NotRequired["str"],
    "nakshatra_pada_label": NotRequired["str"],
    "house": "int | None",
    "dignity": "Dignity",
    "retrograde": "bool",
    "combust": "bool | None",
    "latitude_deg": "float | None",
    "distance_au": "float | None",
    "speed_deg_per_day": "float | None",
    "undecided": NotRequired["Literal[True]"],
    "dignity_label": NotRequired["str"],
    "label": NotRequired["str"],
})

# A whole-sign house, with the Śrīpati division in degrees (null where it does not exist, beyond the polar circles).
Bhava = TypedDict("Bhava", {
    "number": "int",
    "rashi": "Rashi",
    "rashi_index": "int",
    "lord": "GrahaKey",
    "occupants": "list[GrahaKey]",
    "start_deg": "float | None",
    "madhya_deg": "float | None",
    "end_deg": "float | None",
    "rashi_label": NotRequired["str"],
    "lord_label": NotRequired["str"],
})

VargaGrahas = TypedDict("VargaGrahas", {
    "sun": "VargaGraha",
    "moon": "VargaGraha",
    "mars": "VargaGraha",
    "mercury": "VargaGraha",
    "jupiter": "VargaGraha",
    "venus": "VargaGraha",
    "saturn": "VargaGraha",
    "rahu": "VargaGraha",
    "ketu": "VargaGraha",
})

# A divisional chart.
Varga = TypedDict("Varga", {
    "key": "Literal[\"D1\", \"D2\", \"D3\", \"D4\", \"D7\", \"D9\", \"D10\", \"D12\", \"D16\", \"D20\", \"D24\", \"D27\", \"D30\", \"D40\", \"D45\", \"D60\"]",
    "name": "str",
    "lagna": "VargaPlacement",
    "grahas": "VargaGrahas",
    "label": NotRequired["str"],
})

VargaPlacement = TypedDict("VargaPlacement", {
    "rashi": "Rashi | None",
    "rashi_index": "int | None",
    "vargottama": "bool",
    "boundary_arcsec": "float | None",
    "boundary_seconds": "float | None",
    "rashi_label": NotRequired["str"],
})

VargaGraha = TypedDict("VargaGraha", {
    "rashi": "Rashi | None",
    "rashi_index": "int | None",
    "vargottama": "bool",
    "boundary_arcsec": "float | None",
    "boundary_seconds": "float | None",
    "rashi_label": NotRequired["str"],
    "undecided": NotRequired["Literal[True]"],
})

# Bindus of the seven grahas and of the lagna.
AshtakavargaBhinna = TypedDict("AshtakavargaBhinna", {
    "sun": "AshtakavargaRow",
    "moon": "AshtakavargaRow",
    "mars": "AshtakavargaRow",
    "mercury": "AshtakavargaRow",
    "jupiter": "AshtakavargaRow",
    "venus": "AshtakavargaRow",
    "saturn": "AshtakavargaRow",
    "lagna": "AshtakavargaRow",
})

# After trikoṇa-śodhana.
AshtakavargaTrikona = TypedDict("AshtakavargaTrikona", {
    "sun": "AshtakavargaRow",
    "moon": "AshtakavargaRow",
    "mars": "AshtakavargaRow",
    "mercury": "AshtakavargaRow",
    "jupiter": "AshtakavargaRow",
    "venus": "AshtakavargaRow",
    "saturn": "AshtakavargaRow",
})

# After trikoṇa- and ekādhipatya-śodhana. The nine grahas and the lagna count as occupants of a rāśi.
AshtakavargaEkadhipatya = TypedDict("AshtakavargaEkadhipatya", {
    "sun": "AshtakavargaRow",
    "moon": "AshtakavargaRow",
    "mars": "AshtakavargaRow",
    "mercury": "AshtakavargaRow",
    "jupiter": "AshtakavargaRow",
    "venus": "AshtakavargaRow",
    "saturn": "AshtakavargaRow",
})

# Rāśi-, graha- and śodhya-piṇḍa of the reduced figures.
AshtakavargaPinda = TypedDict("AshtakavargaPinda", {
    "sun": "Pinda",
    "moon": "Pinda",
    "mars": "Pinda",
    "mercury": "Pinda",
    "jupiter": "Pinda",
    "venus": "Pinda",
    "saturn": "Pinda",
})

# Aṣṭakavarga (BPHS 66 to 71).
Ashtakavarga = TypedDict("Ashtakavarga", {
    "bhinna": "AshtakavargaBhinna",
    "sarva": "AshtakavargaRow",
    "trikona": "AshtakavargaTrikona",
    "ekadhipatya": "AshtakavargaEkadhipatya",
    "pinda": "AshtakavargaPinda",
})

Pinda = TypedDict("Pinda", {
    "rashi": "int",
    "graha": "int",
    "shodhya": "int",
})

# A yoga in the chart: a fact, without effects.
Yoga = TypedDict("Yoga", {
    "key": "str",
    "name": "str",
    "iast": "str",
    "sa": "str",
    "category": "Literal[\"surya\", \"chandra\", \"mahapurusha\", \"nabhasa\", \"lagna\", \"raja\", \"dhana\", \"parivartana\", \"viparita\", \"neecha-bhanga\", \"others\"]",
    "grahas": "list[GrahaKey]",
    "houses": "list[int]",
    "rule": "str",
    "source": "str",
    "cancelled": "bool | None",
    "cancelled_by": "list[YogaCancellation]",
    "label": NotRequired["str"],
})

YogaCancellation = TypedDict("YogaCancellation", {
    "rule": "str",
    "source": "str",
})

ArudhasGrahas = TypedDict("ArudhasGrahas", {
    "sun": "list[GrahaPada]",
    "moon": "list[GrahaPada]",
    "mars": "list[GrahaPada]",
    "mercury": "list[GrahaPada]",
    "jupiter": "list[GrahaPada]",
    "venus": "list[GrahaPada]",
    "saturn": "list[GrahaPada]",
    "rahu": "list[GrahaPada]",
    "ketu": "list[GrahaPada]",
})

# Ārūḍhas of the houses (A1 is AL, A12 is UL) and of the grahas (BPHS 29).
Arudhas = TypedDict("Arudhas", {
    "A1": "RashiPlace",
    "A2": "RashiPlace",
    "A3": "RashiPlace",
    "A4": "RashiPlace",
    "A5": "RashiPlace",
    "A6": "RashiPlace",
    "A7": "RashiPlace",
    "A8": "RashiPlace",
    "A9": "RashiPlace",
    "A10": "RashiPlace",
    "A11": "RashiPlace",
    "A12": "RashiPlace",
    "AL": "RashiPlace",
    "UL": "RashiPlace",
    "grahas": "ArudhasGrahas",
})

# A rāśi.
RashiPlace = TypedDict("RashiPlace", {
    "rashi": "Rashi",
    "rashi_index": "int",
    "rashi_label": NotRequired["str"],
})

# Ārūḍha of a graha for one of its own rāśis.
GrahaPada = TypedDict("GrahaPada", {
    "own_rashi_index": "int",
    "rashi": "Rashi",
    "rashi_index": "int",
    "rashi_label": NotRequired["str"],
})

NaisargikaKarakasGrahasSunItem = TypedDict("NaisargikaKarakasGrahasSunItem", {
    "key": "str",
    "iast": "str",
    "sa": "str",
    "label": NotRequired["str"],
})

NaisargikaKarakasGrahasMoonItem = TypedDict("NaisargikaKarakasGrahasMoonItem", {
    "key": "str",
    "iast": "str",
    "sa": "str",
    "label": NotRequired["str"],
})

NaisargikaKarakasGrahasMarsItem = TypedDict("NaisargikaKarakasGrahasMarsItem", {
    "key": "str",
    "iast": "str",
    "sa": "str",
    "label": NotRequired["str"],
})

NaisargikaKarakasGrahasMercuryItem = TypedDict("NaisargikaKarakasGrahasMercuryItem", {
    "key": "str",
    "iast": "str",
    "sa": "str",
    "label": NotRequired["str"],
})

NaisargikaKarakasGrahasJupiterItem = TypedDict("NaisargikaKarakasGrahasJupiterItem", {
    "key": "str",
    "iast": "str",
    "sa": "str",
    "label": NotRequired["str"],
})

NaisargikaKarakasGrahasVenusItem = TypedDict("NaisargikaKarakasGrahasVenusItem", {
    "key": "str",
    "iast": "str",
    "sa": "str",
    "label": NotRequired["str"],
})

NaisargikaKarakasGrahasSaturnItem = TypedDict("NaisargikaKarakasGrahasSaturnItem", {
    "key": "str",
    "iast": "str",
    "sa": "str",
    "label": NotRequired["str"],
})

# What each graha signifies.
NaisargikaKarakasGrahas = TypedDict("NaisargikaKarakasGrahas", {
    "sun": "list[NaisargikaKarakasGrahasSunItem]",
    "moon": "list[NaisargikaKarakasGrahasMoonItem]",
    "mars": "list[NaisargikaKarakasGrahasMarsItem]",
    "mercury": "list[NaisargikaKarakasGrahasMercuryItem]",
    "jupiter": "list[NaisargikaKarakasGrahasJupiterItem]",
    "venus": "list[NaisargikaKarakasGrahasVenusItem]",
    "saturn": "list[NaisargikaKarakasGrahasSaturnItem]",
})

NaisargikaKarakasBhavasItem = TypedDict("NaisargikaKarakasBhavasItem", {
    "number": "int",
    "karaka": "GrahaKey",
    "also": "list[GrahaKey]",
    "source": "str",
    "karaka_label": NotRequired["str"],
})

# Natural significators, the same in every chart.
NaisargikaKarakas = TypedDict("NaisargikaKarakas", {
    "grahas": "NaisargikaKarakasGrahas",
    "bhavas": "list[NaisargikaKarakasBhavasItem]",
})

CharaKarakasSeven = TypedDict("CharaKarakasSeven", {
    "atma": "GrahaKey",
    "amatya": "GrahaKey",
    "bhratri": "GrahaKey",
    "matri": "GrahaKey",
    "putra": "GrahaKey",
    "jnati": "GrahaKey",
    "dara": "GrahaKey",
    "atma_label": NotRequired["str"],
    "amatya_label": NotRequired["str"],
    "bhratri_label": NotRequired["str"],
    "matri_label": NotRequired["str"],
    "putra_label": NotRequired["str"],
    "jnati_label": NotRequired["str"],
    "dara_label": NotRequired["str"],
})

CharaKarakasEight = TypedDict("CharaKarakasEight", {
    "atma": "GrahaKey",
    "amatya": "GrahaKey",
    "bhratri": "GrahaKey",
    "matri": "GrahaKey",
    "pitri": "GrahaKey",
    "putra": "GrahaKey",
    "jnati": "GrahaKey",
    "dara": "GrahaKey",
    "atma_label": NotRequired["str"],
    "amatya_label": NotRequired["str"],
    "bhratri_label": NotRequired["str"],
    "matri_label": NotRequired["str"],
    "pitri_label": NotRequired["str"],
    "putra_label": NotRequired["str"],
    "jnati_label": NotRequired["str"],
    "dara_label": NotRequired["str"],
})

# Jaimini's kārakas by degrees in the rāśi, for seven and for eight grahas (BPHS 32).
CharaKarakas = TypedDict("CharaKarakas", {
    "seven": "CharaKarakasSeven",
    "eight": "CharaKarakasEight",
})

AvasthasDeeptadi1 = TypedDict("AvasthasDeeptadi1", {
    "by_sign": "Literal[\"dipta\", \"svastha\", \"mudita\", \"shanta\", \"dina\", \"duhkhita\", \"khala\"]",
    "vikala": "bool",
    "kopa": "bool",
    "by_sign_label": NotRequired["str"],
})

# Avasthās of a graha. Those that depend on dignity are null for the nodes. śayanādi is null without a sunrise.
Avasthas = TypedDict("Avasthas", {
    "baladi": "Literal[\"bala\", \"kumara\", \"yuva\", \"vriddha\", \"mrita\"]",
    "jagradadi": "Literal[\"jagrat\", \"svapna\", \"sushupti\"] | None",
    "deeptadi": "AvasthasDeeptadi1 | None",
    "lajjitadi": "list[Literal[\"lajjita\", \"garvita\", \"kshudhita\", \"trushita\", \"mudita\", \"kshobhita\"]] | None",
    "shayanadi": "Literal[\"shayana\", \"upavesha\", \"netrapani\", \"prakasha\", \"gamana\", \"agamana\", \"sabha\", \"agama\", \"bhojana\", \"nrityalipsa\", \"kautuka\", \"nidra\"] | None",
    "baladi_label": NotRequired["str"],
    "jagradadi_label": NotRequired["str"],
    "shayanadi_label": NotRequired["str"],
})

VimshottariDashaSeed = TypedDict("VimshottariDashaSeed", {
    "nakshatra": "Nakshatra",
    "nakshatra_index": "int",
    "lord": "GrahaKey",
    "lord_label": NotRequired["str"],
    "nakshatra_label": NotRequired["str"],
    "traversed": "float",
})

VimshottariDashaBalance = TypedDict("VimshottariDashaBalance", {
    "lord": "GrahaKey",
    "lord_label": NotRequired["str"],
    "years": "float",
})

# Viṃśottarī (BPHS 46).
VimshottariDasha = TypedDict("VimshottariDasha", {
    "key": NotRequired["DashaKey"],
    "name": NotRequired["str"],
    "sa": NotRequired["str"],
    "applicable": NotRequired["bool | None"],
    "condition": NotRequired["str | None"],
    "reason": NotRequired["str | None"],
    "label": NotRequired["str"],
    "seed": "VimshottariDashaSeed",
    "balance": "VimshottariDashaBalance",
    "year_days": "float",
    "periods": "list[DashaPeriod]",
})

# A period of a daśā with its sub-periods.
DashaPeriod = TypedDict("DashaPeriod", {
    "lord": "GrahaKey",
    "level": "int",
    "start": "str",
    "end": "str",
    "sub": "list[DashaPeriod]",
    "lord_label": NotRequired["str"],
})

YoginiPeriod = TypedDict("YoginiPeriod", {
    "key": "str",
    "name": "str",
    "sa": "str",
    "lord": "GrahaKey",
    "lord_label": NotRequired["str"],
    "start": "str",
    "end": "str",
    "label": NotRequired["str"],
})

YoginiDashaSeed = TypedDict("YoginiDashaSeed", {
    "nakshatra": "Nakshatra",
    "nakshatra_index": "int",
    "lord": "GrahaKey",
    "lord_label": NotRequired["str"],
    "nakshatra_label": NotRequired["str"],
    "traversed": "float",
})

YoginiDashaBalance = TypedDict("YoginiDashaBalance", {
    "lord": "GrahaKey",
    "lord_label": NotRequired["str"],
    "years": "float",
})

# Yoginī, three cycles of 36 years.
YoginiDasha = TypedDict("YoginiDasha", {
    "key": "DashaKey",
    "name": "str",
    "sa": "str",
    "applicable": "bool | None",
    "condition": "str | None",
    "reason": "str | None",
    "label": NotRequired["str"],
    "seed": "YoginiDashaSeed",
    "balance": "YoginiDashaBalance",
    "year_days": "float",
    "periods": "list[NestedYoginiPeriod]",
})

# A period of a yoginī.
NestedYoginiPeriod = TypedDict("NestedYoginiPeriod", {
    "key": "str",
    "name": "str",
    "sa": "str",
    "lord": "GrahaKey",
    "level": "int",
    "start": "str",
    "end": "str",
    "sub": "list[NestedYoginiPeriod]",
    "label": NotRequired["str"],
    "lord_label": NotRequired["str"],
})

AshtottariDashaConditions = TypedDict("AshtottariDashaConditions", {
    "rahu": "bool",
    "paksha": "bool | None",
})

AshtottariDashaSeed = TypedDict("AshtottariDashaSeed", {
    "nakshatra": "Nakshatra",
    "nakshatra_index": "int",
    "lord": "GrahaKey",
    "lord_label": NotRequired["str"],
    "nakshatra_label": NotRequired["str"],
    "traversed": "float",
})

AshtottariDashaBalance = TypedDict("AshtottariDashaBalance", {
    "lord": "GrahaKey",
    "lord_label": NotRequired["str"],
    "years": "float",
})

# Aṣṭottarī of 108 years, with the conditions for its use.
AshtottariDasha = TypedDict("AshtottariDasha", {
    "key": NotRequired["DashaKey"],
    "name": NotRequired["str"],
    "sa": NotRequired["str"],
    "applicable": "bool | None",
    "condition": NotRequired["str | None"],
    "reason": NotRequired["str | None"],
    "label": NotRequired["str"],
    "conditions": "AshtottariDashaConditions",
    "seed": "AshtottariDashaSeed",
    "balance": "AshtottariDashaBalance",
    "year_days": "float",
    "periods": "list[AshtottariPeriod]",
})

AshtottariPeriod = TypedDict("AshtottariPeriod", {
    "lord": "GrahaKey",
    "lord_label": NotRequired["str"],
    "level": NotRequired["int"],
    "start": "str",
    "end": "str",
    "sub": NotRequired["list[DashaPeriod]"],
})

CharaPeriod = TypedDict("CharaPeriod", {
    "rashi": "Rashi",
    "rashi_index": "int",
    "rashi_label": NotRequired["str"],
    "lord": "GrahaKey",
    "lord_label": NotRequired["str"],
    "years": "int",
    "start": "str",
    "end": "str",
})

RashiDashaSeedCoLordsVrishchika = TypedDict("RashiDashaSeedCoLordsVrishchika", {
    "lord": "GrahaKey",
    "lord_label": NotRequired["str"],
    "by": "str",
})

RashiDashaSeedCoLordsKumbha = TypedDict("RashiDashaSeedCoLordsKumbha", {
    "lord": "GrahaKey",
    "lord_label": NotRequired["str"],
    "by": "str",
})

# The lord of each rāśi that has two, and the rule that decided.
RashiDashaSeedCoLords = TypedDict("RashiDashaSeedCoLords", {
    "vrishchika": "RashiDashaSeedCoLordsVrishchika",
    "kumbha": "RashiDashaSeedCoLordsKumbha",
})

RashiDashaSeed = TypedDict("RashiDashaSeed", {
    "rashi": "Rashi",
    "rashi_index": "int",
    "rashi_label": NotRequired["str"],
    "by": "str",
    "brahma": NotRequired["GrahaKey"],
    "co_lords": NotRequired["RashiDashaSeedCoLords"],
    "brahma_label": NotRequired["str"],
})

# A daśā of rāśis. It begins at birth.
RashiDasha = TypedDict("RashiDasha", {
    "key": "DashaKey",
    "name": "str",
    "sa": "str",
    "applicable": "bool | None",
    "condition": "str | None",
    "reason": "str | None",
    "label": NotRequired["str"],
    "seed": "RashiDashaSeed",
    "balance": "None",
    "year_days": "float",
    "periods": "list[NestedRashiPeriod]",
})

# A period of a rāśi.
NestedRashiPeriod = TypedDict("NestedRashiPeriod", {
    "rashi": "Rashi",
    "rashi_index": "int",
    "lord": "GrahaKey",
    "years": NotRequired["int"],
    "level": "int",
    "start": "str",
    "end": "str",
    "sub": "list[NestedRashiPeriod]",
    "rashi_label": NotRequired["str"],
    "lord_label": NotRequired["str"],
})

GrahaDashaSeed = TypedDict("GrahaDashaSeed", {
    "nakshatra": "Nakshatra",
    "nakshatra_index": "int",
    "lord": "GrahaKey",
    "lord_label": NotRequired["str"],
    "nakshatra_label": NotRequired["str"],
    "traversed": "float",
})

GrahaDashaBalance = TypedDict("GrahaDashaBalance", {
    "lord": "GrahaKey",
    "lord_label": NotRequired["str"],
    "years": "float",
})

# A daśā of grahas, from the Moon.
GrahaDasha = TypedDict("GrahaDasha", {
    "key": "DashaKey",
    "name": "str",
    "sa": "str",
    "applicable": "bool | None",
    "condition": "str | None",
    "reason": "str | None",
    "label": NotRequired["str"],
    "seed": "GrahaDashaSeed",
    "balance": "GrahaDashaBalance",
    "year_days": "float",
    "periods": "list[DashaPeriod]",
})

KalachakraDashaSeed = TypedDict("KalachakraDashaSeed", {
    "nakshatra": "Nakshatra",
    "nakshatra_index": "int",
    "lord": "GrahaKey",
    "lord_label": NotRequired["str"],
    "nakshatra_label": NotRequired["str"],
    "traversed": "float",
    "pada": "int",
    "paramayus": "float",
    "deha": "RashiPlace",
    "jiva": "RashiPlace",
})

KalachakraDashaBalance = TypedDict("KalachakraDashaBalance", {
    "rashi": "Rashi",
    "rashi_index": "int",
    "rashi_label": NotRequired["str"],
    "lord": "GrahaKey",
    "lord_label": NotRequired["str"],
    "years": "float",
})

# Kālacakra (BPHS 46).
KalachakraDasha = TypedDict("KalachakraDasha", {
    "key": "DashaKey",
    "name": "str",
    "sa": "str",
    "applicable": "bool | None",
    "condition": "str | None",
    "reason": "str | None",
    "label": NotRequired["str"],
    "seed": "KalachakraDashaSeed",
    "balance": "KalachakraDashaBalance",
    "year_days": "float",
    "periods": "list[NestedRashiPeriod]",
})

MuddaDashaSeed = TypedDict("MuddaDashaSeed", {
    "nakshatra": "Nakshatra",
    "nakshatra_index": "int",
    "completed_years": "int",
    "nakshatra_label": NotRequired["str"],
})

# Muddā of the first year of life.
MuddaDasha = TypedDict("MuddaDasha", {
    "key": "DashaKey",
    "name": "str",
    "sa": "str",
    "applicable": "bool | None",
    "condition": "str | None",
    "reason": "str | None",
    "label": NotRequired["str"],
    "seed": "MuddaDashaSeed",
    "balance": "None",
    "year_days": "float",
    "periods": "list[DashaPeriod]",
})

RunningPeriod = TypedDict("RunningPeriod", {
    "lord": "GrahaKey",
    "lord_label": NotRequired["str"],
    "start": "str",
    "end": "str",
})

# The old KP ayanāṃśa, or that of VP291 in a chart that has it.
KpAyanamsha = TypedDict("KpAyanamsha", {
    "key": "Literal[\"kp\", \"kp-vp291\"]",
    "deg": "float",
})

KpGrahas = TypedDict("KpGrahas", {
    "sun": "KpGraha",
    "moon": "KpGraha",
    "mars": "KpGraha",
    "mercury": "KpGraha",
    "jupiter": "KpGraha",
    "venus": "KpGraha",
    "saturn": "KpGraha",
    "rahu": "KpGraha",
    "ketu": "KpGraha",
})

KpRulingPlanets = TypedDict("KpRulingPlanets", {
    "lagna_star_lord": "GrahaKey",
    "lagna_sign_lord": "GrahaKey",
    "moon_star_lord": "GrahaKey",
    "moon_sign_lord": "GrahaKey",
    "vara_lord": "GrahaKey | None",
    "lagna_sub_lord": "GrahaKey",
    "lagna_star_lord_label": NotRequired["str"],
    "lagna_sign_lord_label": NotRequired["str"],
    "moon_star_lord_label": NotRequired["str"],
    "moon_sign_lord_label": NotRequired["str"],
    "vara_lord_label": NotRequired["str"],
    "lagna_sub_lord_label": NotRequired["str"],
    "nodes": "list[Literal[\"rahu\", \"ketu\"]]",
})

# Kṛṣṇamūrti paddhati.
Kp = TypedDict("Kp", {
    "ayanamsha": "KpAyanamsha",
    "cusps": "list[KpCusp] | None",
    "grahas": "KpGrahas",
    "significators": "KpSignificators | None",
    "ruling_planets": "KpRulingPlanets",
})

KpCusp = TypedDict("KpCusp", {
    "house": "int",
    "sidereal_deg": "float",
    "rashi": "Rashi",
    "rashi_index": "int",
    "rashi_label": NotRequired["str"],
    "sign_lord": "GrahaKey",
    "star_lord": "GrahaKey",
    "sub_lord": "GrahaKey",
    "sub_sub_lord": "GrahaKey",
    "sign_lord_label": NotRequired["str"],
    "star_lord_label": NotRequired["str"],
    "sub_lord_label": NotRequired["str"],
    "sub_sub_lord_label": NotRequired["str"],
    "division": "int",
    "boundary_arcsec": "float",
    "boundary_seconds": "float | None",
})

KpGraha = TypedDict("KpGraha", {
    "sidereal_deg": "float",
    "rashi": "Rashi",
    "rashi_index": "int",
    "rashi_label": NotRequired["str"],
    "sign_lord": "GrahaKey",
    "star_lord": "GrahaKey",
    "sub_lord": "GrahaKey",
    "sub_sub_lord": "GrahaKey",
    "sign_lord_label": NotRequired["str"],
    "star_lord_label": NotRequired["str"],
    "sub_lord_label": NotRequired["str"],
    "sub_sub_lord_label": NotRequired["str"],
    "division": "int",
    "boundary_arcsec": "float",
    "boundary_seconds": "float | None",
    "house": "int | None",
})

KpSignificatorsHousesItem = TypedDict("KpSignificatorsHousesItem", {
    "house": "int",
    "levels": "KpGrahasByLevel",
})

# The houses that each graha signifies, by level.
KpSignificatorsGrahas = TypedDict("KpSignificatorsGrahas", {
    "sun": "KpHousesByLevel",
    "moon": "KpHousesByLevel",
    "mars": "KpHousesByLevel",
    "mercury": "KpHousesByLevel",
    "jupiter": "KpHousesByLevel",
    "venus": "KpHousesByLevel",
    "saturn": "KpHousesByLevel",
    "rahu": "KpHousesByLevel",
    "ketu": "KpHousesByLevel",
})

KpSignificatorsNodesRahu = TypedDict("KpSignificatorsNodesRahu", {
    "acts_for": "list[GrahaKey]",
    "houses": "KpHousesByLevel",
})

KpSignificatorsNodesKetu = TypedDict("KpSignificatorsNodesKetu", {
    "acts_for": "list[GrahaKey]",
    "houses": "KpHousesByLevel",
})

# The grahas for which the nodes act: the lord of their rāśi, and grahas with them.
KpSignificatorsNodes = TypedDict("KpSignificatorsNodes", {
    "rahu": "KpSignificatorsNodesRahu",
    "ketu": "KpSignificatorsNodesKetu",
})

# The significators of a chart.
KpSignificators = TypedDict("KpSignificators", {
    "houses": "list[KpSignificatorsHousesItem]",
    "grahas": "KpSignificatorsGrahas",
    "nodes": "KpSignificatorsNodes",
})

# A: grahas in the star of an occupant. B: occupants. C: grahas in the star of the lord. D: the lord.
KpGrahasByLevel = TypedDict("KpGrahasByLevel", {
    "A": "list[GrahaKey]",
    "B": "list[GrahaKey]",
    "C": "list[GrahaKey]",
    "D": "list[GrahaKey]",
})

KpHousesByLevel = TypedDict("KpHousesByLevel", {
    "A": "list[int]",
    "B": "list[int]",
    "C": "list[int]",
    "D": "list[int]",
})

# Ṣaḍ-bala (BPHS 27) and bhāva-bala, in virūpas.
Shadbala = TypedDict("Shadbala", {
    "sun": "GrahaBala",
    "moon": "GrahaBala",
    "mars": "GrahaBala",
    "mercury": "GrahaBala",
    "jupiter": "GrahaBala",
    "venus": "GrahaBala",
    "saturn": "GrahaBala",
    "bhava_bala": "list[BhavaBala]",
})

# Virūpas of 1/60 rūpa. `rupa` is the total in rūpas, `required` the required rūpas, and `ratio` their quotient.
GrahaBala = TypedDict("GrahaBala", {
    "uchcha": "float | None",
    "saptavargaja": "float | None",
    "ojayugma": "float | None",
    "kendradi": "float | None",
    "drekkana": "float | None",
    "sthana": "float | None",
    "dig": "float | None",
    "nathonnatha": "float | None",
    "paksha": "float | None",
    "tribhaga": "float | None",
    "abda": "float | None",
    "masa": "float | None",
    "vara": "float | None",
    "hora": "float | None",
    "ayana": "float | None",
    "kala": "float | None",
    "cheshta": "float | None",
    "naisargika": "float | None",
    "drik": "float | None",
    "total": "float | None",
    "rupa": "float | None",
    "required": "float | None",
    "ratio": "float | None",
    "ishta": "float | None",
    "kashta": "float | None",
})

BhavaBala = TypedDict("BhavaBala", {
    "number": "int",
    "adhipati": "float | None",
    "dig": "float | None",
    "drishti": "float | None",
    "total": "float | None",
})

GrahaYuddha = TypedDict("GrahaYuddha", {
    "grahas": "list[Literal[\"mars\", \"mercury\", \"jupiter\", \"venus\", \"saturn\"]]",
    "north_label": NotRequired["str"],
    "separation_deg": "float",
    "north": "Literal[\"mars\", \"mercury\", \"jupiter\", \"venus\", \"saturn\"] | None",
})

# Points without a body. Those that rise at an instant are null where the Sun does not rise and set. Kāla, Mṛtyu, Ardhaprahara and Yamaghaṇṭaka are there when `include` names `upagrahas`.
Upagrahas = TypedDict("Upagrahas", {
    "gulika": "RisingPoint | None",
    "mandi": "RisingPoint | None",
    "dhuma": "NamedPoint | None",
    "vyatipata": "NamedPoint | None",
    "parivesha": "NamedPoint | None",
    "indrachapa": "NamedPoint | None",
    "upaketu": "NamedPoint | None",
    "kala": NotRequired["RisingPoint | None"],
    "mrityu": NotRequired["RisingPoint | None"],
    "ardhaprahara": NotRequired["RisingPoint | None"],
    "yamaghantaka": NotRequired["RisingPoint | None"],
})

# What rises at an instant of the day or night of birth.
RisingPoint = TypedDict("RisingPoint", {
    "sidereal_deg": "float | None",
    "tropical_deg": "float | None",
    "rashi": "Rashi | None",
    "rashi_index": "int | None",
    "nakshatra_pada": "str | None",
    "nakshatra": "Nakshatra | None",
    "nakshatra_index": "int | None",
    "pada": "int | None",
    "boundary_arcsec": "float | None",
    "boundary_seconds": "float | None",
    "rashi_label": NotRequired["str"],
    "nakshatra_label": NotRequired["str"],
    "nakshatra_pada_label": NotRequired["str"],
    "instant": "str",
    "instant_local": "str",
    "label": NotRequired["str"],
})

# A point by its name.
NamedPoint = TypedDict("NamedPoint", {
    "sidereal_deg": "float | None",
    "tropical_deg": "float | None",
    "rashi": "Rashi | None",
    "rashi_index": "int | None",
    "nakshatra_pada": "str | None",
    "nakshatra": "Nakshatra | None",
    "nakshatra_index": "int | None",
    "pada": "int | None",
    "boundary_arcsec": "float | None",
    "boundary_seconds": "float | None",
    "rashi_label": NotRequired["str"],
    "nakshatra_label": NotRequired["str"],
    "nakshatra_pada_label": NotRequired["str"],
    "label": NotRequired["str"],
})

# Special lagnas. Those that need a sunrise are null without one.
SpecialLagnas = TypedDict("SpecialLagnas", {
    "hora": "NamedPoint | None",
    "ghati": "NamedPoint | None",
    "bhava": "NamedPoint | None",
    "varnada": "CountedLagna | None",
    "shri": "NamedPoint | None",
    "indu": "CountedLagna | None",
    "pranapada": "NamedPoint | None",
})

# A lagna that its rule gives as a rāśi.
CountedLagna = TypedDict("CountedLagna", {
    "rashi": "Rashi",
    "rashi_index": "int",
    "rashi_label": NotRequired["str"],
    "degrees": "float",
    "label": NotRequired["str"],
})

# In the same rāśi in the navāṃśa as in D1: vargottama in its usual sense.
Vargottama = TypedDict("Vargottama", {
    "lagna": "bool",
    "sun": "bool",
    "moon": "bool",
    "mars": "bool",
    "mercury": "bool",
    "jupiter": "bool",
    "venus": "bool",
    "saturn": "bool",
    "rahu": "bool",
    "ketu": "bool",
})

# Bindus of each graha and the lagna by giver, from Meṣa (BPHS 66).
Prastara = TypedDict("Prastara", {
    "sun": "PrastaraGivers",
    "moon": "PrastaraGivers",
    "mars": "PrastaraGivers",
    "mercury": "PrastaraGivers",
    "jupiter": "PrastaraGivers",
    "venus": "PrastaraGivers",
    "saturn": "PrastaraGivers",
    "lagna": "PrastaraGivers",
})

# Bindus by giver, from Meṣa.
PrastaraGivers = TypedDict("PrastaraGivers", {
    "sun": "list[int]",
    "moon": "list[int]",
    "mars": "list[int]",
    "mercury": "list[int]",
    "jupiter": "list[int]",
    "venus": "list[int]",
    "saturn": "list[int]",
    "lagna": "list[int]",
})

KpHoraryGrahas = TypedDict("KpHoraryGrahas", {
    "sun": "KpGraha",
    "moon": "KpGraha",
    "mars": "KpGraha",
    "mercury": "KpGraha",
    "jupiter": "KpGraha",
    "venus": "KpGraha",
    "saturn": "KpGraha",
    "rahu": "KpGraha",
    "ketu": "KpGraha",
})

# KP horary: the number chooses the lagna, the grahas are of the moment.
KpHorary = TypedDict("KpHorary", {
    "number": "int",
    "start_deg": "float",
    "end_deg": "float",
    "rashi": "Rashi",
    "rashi_index": "int",
    "rashi_label": NotRequired["str"],
    "nakshatra": "Nakshatra",
    "nakshatra_index": "int",
    "sign_lord": "GrahaKey",
    "star_lord": "GrahaKey",
    "sub_lord": "GrahaKey",
    "cusps": "list[KpCusp] | None",
    "grahas": "KpHoraryGrahas",
    "significators": "KpSignificators | None",
    "nakshatra_label": NotRequired["str"],
    "sign_lord_label": NotRequired["str"],
    "star_lord_label": NotRequired["str"],
    "sub_lord_label": NotRequired["str"],
})

ChalitSripati1 = TypedDict("ChalitSripati1", {
    "start_deg": "list[float]",
    "madhya_deg": "list[float]",
})

ChalitPlacidus1 = TypedDict("ChalitPlacidus1", {
    "start_deg": "list[float]",
})

ChalitGrahas = TypedDict("ChalitGrahas", {
    "sun": "ChalitHouses",
    "moon": "ChalitHouses",
    "mars": "ChalitHouses",
    "mercury": "ChalitHouses",
    "jupiter": "ChalitHouses",
    "venus": "ChalitHouses",
    "saturn": "ChalitHouses",
    "rahu": "ChalitHouses",
    "ketu": "ChalitHouses",
})

# Bhāva-calita: the house of each graha by three divisions.
Chalit = TypedDict("Chalit", {
    "sripati": "ChalitSripati1 | None",
    "placidus": "ChalitPlacidus1 | None",
    "grahas": "ChalitGrahas",
})

ChalitHouses = TypedDict("ChalitHouses", {
    "whole_sign": "int",
    "sripati": "int | None",
    "placidus": "int | None",
})

# By the rāśi of the Moon.
AvakahadaVarna = TypedDict("AvakahadaVarna", {
    "key": "Literal[\"brahmana\", \"kshatriya\", \"vaishya\", \"shudra\"]",
    "name": "str",
    "sa": "str",
    "label": NotRequired["str"],
})

# By the half of the rāśi.
AvakahadaVashya = TypedDict("AvakahadaVashya", {
    "key": "Literal[\"chatushpada\", \"manava\", \"jalachara\", \"vanachara\", \"kita\"]",
    "name": "str",
    "sa": "str",
    "label": NotRequired["str"],
})

# By the nakṣatra.
AvakahadaYoni = TypedDict("AvakahadaYoni", {
    "key": "Literal[\"ashva\", \"gaja\", \"mesha\", \"sarpa\", \"shvan\", \"marjara\", \"mushaka\", \"go\", \"mahisha\", \"vyaghra\", \"mriga\", \"vanara\", \"nakula\", \"simha\"]",
    "name": "str",
    "sa": "str",
    "label": NotRequired["str"],
})

# By the nakṣatra.
AvakahadaGana = TypedDict("AvakahadaGana", {
    "key": "Literal[\"deva\", \"manushya\", \"rakshasa\"]",
    "name": "str",
    "sa": "str",
    "label": NotRequired["str"],
})

# By the nakṣatra.
AvakahadaNadi = TypedDict("AvakahadaNadi", {
    "key": "Literal[\"adi\", \"madhya\", \"antya\"]",
    "name": "str",
    "sa": "str",
    "label": NotRequired["str"],
})

# By the rāśi.
AvakahadaTattva = TypedDict("AvakahadaTattva", {
    "key": "Literal[\"agni\", \"prithvi\", \"vayu\", \"jala\"]",
    "name": "str",
    "sa": "str",
    "label": NotRequired["str"],
})

# By the house of the Moon from the lagna.
AvakahadaPayaByRashi = TypedDict("AvakahadaPayaByRashi", {
    "key": "Literal[\"suvarna\", \"rajata\", \"tamra\", \"loha\"]",
    "name": "str",
    "sa": "str",
    "label": NotRequired["str"],
})

# By the nakṣatra; several tables are in use.
AvakahadaPayaByNakshatra = TypedDict("AvakahadaPayaByNakshatra", {
    "key": "Literal[\"suvarna\", \"rajata\", \"tamra\", \"loha\"]",
    "name": "str",
    "sa": "str",
    "label": NotRequired["str"],
})

AvakahadaPaya = TypedDict("AvakahadaPaya", {
    "by_rashi": "AvakahadaPayaByRashi",
    "by_nakshatra": "AvakahadaPayaByNakshatra",
})

# First syllable of a name, by the pāda.
AvakahadaSyllable = TypedDict("AvakahadaSyllable", {
    "key": "str",
    "name": "str",
    "sa": "str",
})

# By the nakṣatra (Bṛhat-saṃhitā’s groups of 6, 12 and 9).
AvakahadaYunja = TypedDict("AvakahadaYunja", {
    "key": "Literal[\"purva\", \"madhya\", \"antya\"]",
    "name": "str",
    "sa": "str",
    "label": NotRequired["str"],
})

# Classes of a birth by the rāśi, nakṣatra and pāda of its Moon.
Avakahada = TypedDict("Avakahada", {
    "varna": "AvakahadaVarna",
    "vashya": "AvakahadaVashya",
    "yoni": "AvakahadaYoni",
    "gana": "AvakahadaGana",
    "nadi": "AvakahadaNadi",
    "tattva": "AvakahadaTattva",
    "paya": "AvakahadaPaya",
    "syllable": "AvakahadaSyllable",
    "yunja": "AvakahadaYunja",
    "rashi_lord": "GrahaKey",
    "nakshatra_lord": "GrahaKey",
    "rashi_lord_label": NotRequired["str"],
    "nakshatra_lord_label": NotRequired["str"],
})

VimshopakaShad = TypedDict("VimshopakaShad", {
    "sun": "float",
    "moon": "float",
    "mars": "float",
    "mercury": "float",
    "jupiter": "float",
    "venus": "float",
    "saturn": "float",
})

VimshopakaSapta = TypedDict("VimshopakaSapta", {
    "sun": "float",
    "moon": "float",
    "mars": "float",
    "mercury": "float",
    "jupiter": "float",
    "venus": "float",
    "saturn": "float",
})

VimshopakaDasha = TypedDict("VimshopakaDasha", {
    "sun": "float",
    "moon": "float",
    "mars": "float",
    "mercury": "float",
    "jupiter": "float",
    "venus": "float",
    "saturn": "float",
})

VimshopakaShodasha = TypedDict("VimshopakaShodasha", {
    "sun": "float",
    "moon": "float",
    "mars": "float",
    "mercury": "float",
    "jupiter": "float",
    "venus": "float",
    "saturn": "float",
})

# Viṃśopaka in schemes of 6, 7, 10 and 16 vargas, 0 to 20 (BPHS 7).
Vimshopaka = TypedDict("Vimshopaka", {
    "shad": "VimshopakaShad",
    "sapta": "VimshopakaSapta",
    "dasha": "VimshopakaDasha",
    "shodasha": "VimshopakaShodasha",
})

# On each graha, from its rāśi.
ArgalaGrahas = TypedDict("ArgalaGrahas", {
    "sun": "list[ArgalaRow]",
    "moon": "list[ArgalaRow]",
    "mars": "list[ArgalaRow]",
    "mercury": "list[ArgalaRow]",
    "jupiter": "list[ArgalaRow]",
    "venus": "list[ArgalaRow]",
    "saturn": "list[ArgalaRow]",
    "rahu": "list[ArgalaRow]",
    "ketu": "list[ArgalaRow]",
})

# Argalā and what opposes it (BPHS 31).
Argala = TypedDict("Argala", {
    "rashis": "list[list[ArgalaRow]]",
    "grahas": "ArgalaGrahas",
})

ArgalaRow = TypedDict("ArgalaRow", {
    "house": "int",
    "grahas": "list[GrahaKey]",
    "virodha_house": "int",
    "virodha_grahas": "list[GrahaKey]",
    "effective": "bool",
})

# The rāśis and grahas that each graha aspects.
RashiDrishtiGrahas = TypedDict("RashiDrishtiGrahas", {
    "sun": "GrahaRashiDrishti",
    "moon": "GrahaRashiDrishti",
    "mars": "GrahaRashiDrishti",
    "mercury": "GrahaRashiDrishti",
    "jupiter": "GrahaRashiDrishti",
    "venus": "GrahaRashiDrishti",
    "saturn": "GrahaRashiDrishti",
    "rahu": "GrahaRashiDrishti",
    "ketu": "GrahaRashiDrishti",
})

# Aspects of rāśis (BPHS 8).
RashiDrishti = TypedDict("RashiDrishti", {
    "rashis": "list[list[int]]",
    "grahas": "RashiDrishtiGrahas",
})

GrahaRashiDrishti = TypedDict("GrahaRashiDrishti", {
    "rashis": "list[int]",
    "grahas": "list[GrahaKey]",
})

GrahaDrishtiSun = TypedDict("GrahaDrishtiSun", {
    "lagna": "float",
    "moon": "float",
    "mars": "float",
    "mercury": "float",
    "jupiter": "float",
    "venus": "float",
    "saturn": "float",
    "rahu": "float",
    "ketu": "float",
})

GrahaDrishtiMoon = TypedDict("GrahaDrishtiMoon", {
    "lagna": "float",
    "sun": "float",
    "mars": "float",
    "mercury": "float",
    "jupiter": "float",
    "venus": "float",
    "saturn": "float",
    "rahu": "float",
    "ketu": "float",
})

GrahaDrishtiMars = TypedDict("GrahaDrishtiMars", {
    "lagna": "float",
    "sun": "float",
    "moon": "float",
    "mercury": "float",
    "jupiter": "float",
    "venus": "float",
    "saturn": "float",
    "rahu": "float",
    "ketu": "float",
})

GrahaDrishtiMercury = TypedDict("GrahaDrishtiMercury", {
    "lagna": "float",
    "sun": "float",
    "moon": "float",
    "mars": "float",
    "jupiter": "float",
    "venus": "float",
    "saturn": "float",
    "rahu": "float",
    "ketu": "float",
})

GrahaDrishtiJupiter = TypedDict("GrahaDrishtiJupiter", {
    "lagna": "float",
    "sun": "float",
    "moon": "float",
    "mars": "float",
    "mercury": "float",
    "venus": "float",
    "saturn": "float",
    "rahu": "float",
    "ketu": "float",
})

GrahaDrishtiVenus = TypedDict("GrahaDrishtiVenus", {
    "lagna": "float",
    "sun": "float",
    "moon": "float",
    "mars": "float",
    "mercury": "float",
    "jupiter": "float",
    "saturn": "float",
    "rahu": "float",
    "ketu": "float",
})

GrahaDrishtiSaturn = TypedDict("GrahaDrishtiSaturn", {
    "lagna": "float",
    "sun": "float",
    "moon": "float",
    "mars": "float",
    "mercury": "float",
    "jupiter": "float",
    "venus": "float",
    "rahu": "float",
    "ketu": "float",
})

# Aspects of the seven grahas on the others and the lagna, in virūpas: 0 to 60, and what Mars, Jupiter and Saturn add (BPHS 26).
GrahaDrishti = TypedDict("GrahaDrishti", {
    "sun": "GrahaDrishtiSun",
    "moon": "GrahaDrishtiMoon",
    "mars": "GrahaDrishtiMars",
    "mercury": "GrahaDrishtiMercury",
    "jupiter": "GrahaDrishtiJupiter",
    "venus": "GrahaDrishtiVenus",
    "saturn": "GrahaDrishtiSaturn",
})

# Relations of each of the seven grahas towards the six others.
Friendships = TypedDict("Friendships", {
    "natural": "dict[str, dict[str, Relation]]",
    "temporal": "dict[str, dict[str, Relation]]",
    "compound": "dict[str, dict[str, CompoundRelation]]",
})

# Sums of longitudes (Praśna-mārga 5). Those with Gulika are null where the Sun does not rise and set.
Sphutas = TypedDict("Sphutas", {
    "bija": "Sphuta | None",
    "kshetra": "Sphuta | None",
    "prana": "Sphuta | None",
    "deha": "Sphuta | None",
    "mrityu": "Sphuta | None",
    "tri": "Sphuta | None",
})

Sphuta = TypedDict("Sphuta", {
    "name": "str",
    "sa": "str",
    "sidereal_deg": "float | None",
    "tropical_deg": "float | None",
    "rashi": "Rashi | None",
    "rashi_index": "int | None",
    "nakshatra_pada": "str | None",
    "nakshatra": "Nakshatra | None",
    "nakshatra_index": "int | None",
    "pada": "int | None",
    "boundary_arcsec": "float | None",
    "boundary_seconds": "float | None",
    "rashi_label": NotRequired["str"],
    "nakshatra_label": NotRequired["str"],
    "nakshatra_pada_label": NotRequired["str"],
    "label": NotRequired["str"],
})

# The grahas by house from the lagna, the Moon and the Sun (BPHS 74).
Sudarshana = TypedDict("Sudarshana", {
    "lagna": "list[list[GrahaKey]]",
    "moon": "list[list[GrahaKey]]",
    "sun": "list[list[GrahaKey]]",
})

HouseSystemGrahas1 = TypedDict("HouseSystemGrahas1", {
    "sun": "int",
    "moon": "int",
    "mars": "int",
    "mercury": "int",
    "jupiter": "int",
    "venus": "int",
    "saturn": "int",
    "rahu": "int",
    "ketu": "int",
})

# The houses of one system.
HouseSystem = TypedDict("HouseSystem", {
    "key": "Literal[\"placidus\", \"koch\", \"regiomontanus\", \"campanus\", \"porphyry\", \"sripati\", \"equal\", \"equal-mc\", \"whole-sign\", \"vehlow\", \"alcabitius\", \"topocentric\", \"morinus\", \"meridian\", \"krusinski\", \"azimuthal\", \"carter\", \"apc\", \"pullen-sd\", \"pullen-sr\"]",
    "name": "str",
    "cusps_deg": "list[float] | None",
    "grahas": "HouseSystemGrahas1 | None",
    "label": NotRequired["str"],
})

DivisionGrahas = TypedDict("DivisionGrahas", {
    "sun": "DivisionPlacement",
    "moon": "DivisionPlacement",
    "mars": "DivisionPlacement",
    "mercury": "DivisionPlacement",
    "jupiter": "DivisionPlacement",
    "venus": "DivisionPlacement",
    "saturn": "DivisionPlacement",
    "rahu": "DivisionPlacement",
    "ketu": "DivisionPlacement",
})

# A divisional chart by one rule.
Division = TypedDict("Division", {
    "key": "str",
    "parts": "int",
    "variant": "Literal[\"parashara\", \"cyclic\", \"even-reverse\", \"alternate\", \"from-sign\", \"parivritti\", \"parivritti-dvaya\", \"parivritti-traya\", \"somanatha\", \"jagannatha\", \"kashinatha\", \"raman\", \"varahamihira\", \"krishna-mishra\", \"rangacharya\", \"kalachakra\", \"ojha\", \"rath\", \"even-backward\", \"even-backward-5th\", \"even-backward-ends-7th\", \"from-aries\", \"leo-leo\", \"navamsha-dvadashamsha\", \"dvadasha-dvadashamsha\"]",
    "name": "str",
    "source": "str",
    "lagna": "DivisionPlacement",
    "grahas": "DivisionGrahas",
    "label": NotRequired["str"],
})

DivisionPlacement = TypedDict("DivisionPlacement", {
    "rashi": "Rashi",
    "rashi_index": "int",
    "rashi_label": NotRequired["str"],
    "part": "int",
    "varga_deg": "float",
})

OuterPlanet = TypedDict("OuterPlanet", {
    "key": "Literal[\"uranus\", \"neptune\", \"pluto\"]",
    "name": "str",
    "sidereal_deg": "float | None",
    "tropical_deg": "float | None",
    "rashi": "Rashi | None",
    "rashi_index": "int | None",
    "nakshatra_pada": "str | None",
    "nakshatra": "Nakshatra | None",
    "nakshatra_index": "int | None",
    "pada": "int | None",
    "boundary_arcsec": "float | None",
    "boundary_seconds": "float | None",
    "rashi_label": NotRequired["str"],
    "nakshatra_label": NotRequired["str"],
    "nakshatra_pada_label": NotRequired["str"],
    "house": "int | None",
    "retrograde": "bool",
    "latitude_deg": "float",
    "distance_au": "float",
    "speed_deg_per_day": "float",
    "label": NotRequired["str"],
})

# Stars, which no rule of the chart reads.
ChartStars = TypedDict("ChartStars", {
    "orb_deg": "float",
    "stars": "list[ChartStar]",
    "conjunctions": "list[StarConjunction]",
})

ChartStar = TypedDict("ChartStar", {
    "key": "str",
    "name": "str",
    "designation": "str",
    "hip": "int",
    "magnitude": "float",
    "sidereal_deg": "float | None",
    "tropical_deg": "float | None",
    "rashi": "Rashi | None",
    "rashi_index": "int | None",
    "nakshatra": "Nakshatra | None",
    "nakshatra_index": "int | None",
    "pada": "int | None",
    "rashi_label": NotRequired["str"],
    "nakshatra_label": NotRequired["str"],
    "house": "int | None",
    "latitude_deg": "float",
    "yogatara": NotRequired["Yogatara"],
    "label": NotRequired["str"],
})

# A star as the junction star of a nakṣatra.
Yogatara = TypedDict("Yogatara", {
    "of": "str",
    "usual": "bool",
    "authors": "list[str]",
    "polar_longitude_deg": "float",
    "polar_latitude_deg": "float",
    "longitude_difference_deg": "float",
    "latitude_difference_deg": "float",
})

StarConjunction = TypedDict("StarConjunction", {
    "star": "str",
    "with": "Literal[\"lagna\", \"sun\", \"moon\", \"mars\", \"mercury\", \"jupiter\", \"venus\", \"saturn\", \"rahu\", \"ketu\"]",
    "longitude_difference_deg": "float",
    "latitude_difference_deg": "float",
})

# The chart beside that of the same birth under other settings.
ChartComparison = TypedDict("ChartComparison", {
    "settings": "ResolvedSettings",
    "differs": "list[ChartDifference]",
    "more": "int",
})

ResolvedSettingsAyanamsa2 = TypedDict("ResolvedSettingsAyanamsa2", {
    "epochJd": "float",
    "deg": "float",
})

ResolvedSettings = TypedDict("ResolvedSettings", {
    "ayanamsa": "Literal[\"lahiri\", \"raman\", \"kp\", \"surya-siddhanta\", \"yukteshwar\", \"lahiri-icrc\", \"kp-vp291\", \"true-citra\", \"true-pushya\", \"true-mula\", \"true-revati\", \"fagan-bradley\"] | ResolvedSettingsAyanamsa2",
    "nodeMode": "Literal[\"mean\", \"true\"]",
    "dashaYearDays": "float",
    "coLords": "bool",
    "preset": "Literal[\"khagola\", \"jhora\", \"kp\", \"raman\", \"rao\"]",
})

ChartDifference = TypedDict("ChartDifference", {
    "path": "str",
    "from": "str | float | bool | list[str] | None",
    "to": "str | float | bool | list[str] | None",
})

# The numeric kernel that computed this response.
SubstrateStampKernel = TypedDict("SubstrateStampKernel", {
    "version": "str",
    "sha256": "str",
    "theory": "str",
})

SubstrateStampAyanamsha = TypedDict("SubstrateStampAyanamsha", {
    "key": "Literal[\"lahiri\", \"raman\", \"kp\", \"surya-siddhanta\", \"yukteshwar\", \"lahiri-icrc\", \"kp-vp291\", \"true-citra\", \"true-pushya\", \"true-mula\", \"true-revati\", \"fagan-bradley\", \"custom\"]",
    "deg": "float",
})

SubstrateStampDeltaT = TypedDict("SubstrateStampDeltaT", {
    "model": "str",
    "seconds": "float",
})

# Sampled residuals of the kernel, of 1900 to 2100 for an instant of these years and otherwise of −3101 to 3000. Compare them with `boundary_arcsec`.
SubstrateStampResidualsArcsec = TypedDict("SubstrateStampResidualsArcsec", {
    "p95": "ResidualsByGraha",
    "max": "ResidualsByGraha",
})

# Provenance and accuracy of a response.
SubstrateStamp = TypedDict("SubstrateStamp", {
    "service": "Literal[\"khagola\"]",
    "version": "str",
    "kernel": "SubstrateStampKernel",
    "ayanamsha": "SubstrateStampAyanamsha",
    "node_mode": "Literal[\"mean\", \"true\"]",
    "delta_t": "SubstrateStampDeltaT",
    "time_scale": "str",
    "residuals_arcsec": "SubstrateStampResidualsArcsec",
    "preset": NotRequired["Literal[\"khagola\", \"jhora\", \"kp\", \"raman\", \"rao\"]"],
    "settings": NotRequired["StampSettings"],
    "notes": "list[str]",
})

# Residual in longitude against the reference, arcseconds, per graha.
ResidualsByGraha = TypedDict("ResidualsByGraha", {
    "sun": "float",
    "moon": "float",
    "mars": "float",
    "mercury": "float",
    "jupiter": "float",
    "venus": "float",
    "saturn": "float",
    "rahu": "float",
    "ketu": "float",
})

StampSettingsAyanamsa2 = TypedDict("StampSettingsAyanamsa2", {
    "epochJd": "float",
    "deg": "float",
})

# The conventions by which a chart is computed.
StampSettings = TypedDict("StampSettings", {
    "ayanamsa": "Literal[\"lahiri\", \"raman\", \"kp\", \"surya-siddhanta\", \"yukteshwar\", \"lahiri-icrc\", \"kp-vp291\", \"true-citra\", \"true-pushya\", \"true-mula\", \"true-revati\", \"fagan-bradley\"] | StampSettingsAyanamsa2",
    "nodeMode": "Literal[\"mean\", \"true\"]",
    "dashaYearDays": "float",
    "coLords": "bool",
})

# The town, where the birth place was given by name.
BharatChartResponseBirthPlace = TypedDict("BharatChartResponseBirthPlace", {
    "id": "str",
    "name": "str",
    "lat": "float",
    "lon": "float",
    "tz": "str",
})

BharatChartResponseBirth = TypedDict("BharatChartResponseBirth", {
    "utc": "str",
    "local": "str",
    "tz": "str | None",
    "offsetHours": "float",
    "ambiguous": "bool",
    "place": NotRequired["BharatChartResponseBirthPlace"],
})

BharatChartResponseAyanamsa = TypedDict("BharatChartResponseAyanamsa", {
    "key": "Literal[\"lahiri\", \"raman\", \"kp\", \"surya-siddhanta\", \"yukteshwar\"]",
    "deg": "float",
})

# Days since the Kali epoch, JD 588465.5: with fraction, and as a whole number.
BharatChartResponseAhargana = TypedDict("BharatChartResponseAhargana", {
    "kali": "float",
    "day": "int",
})

# The sāyana and nirayana positions at a birth.
BharatChartResponse = TypedDict("BharatChartResponse", {
    "birth": "BharatChartResponseBirth",
    "lang": NotRequired["LabelLanguage"],
    "sentenceLang": NotRequired["SentenceLanguage"],
    "jdUtc": "float",
    "jdTt": "float",
    "ayanamsa": "BharatChartResponseAyanamsa",
    "nodeMode": "Literal[\"mean\", \"true\"]",
    "grahas": "list[BharatGraha]",
    "lagna": "BharatLagna",
    "tithi": "BharatTithi | None",
    "ahargana": "BharatChartResponseAhargana",
    "sovereigntySignature": "SubstrateStamp",
})

# One of the nine grahas.
BharatGraha = TypedDict("BharatGraha", {
    "key": "GrahaKey",
    "sa": "str",
    "iast": "str",
    "label": NotRequired["str"],
    "sayanaDeg": "float | None",
    "nirayanaDeg": "float | None",
    "rashi": "Rashi | None",
    "rashiIndex": "int | None",
    "nakshatra": "Nakshatra | None",
    "rashiLabel": NotRequired["str"],
    "nakshatraLabel": NotRequired["str"],
    "nakshatraIndex": "int | None",
    "pada": "int | None",
    "boundaryArcsec": "float | None",
    "boundarySeconds": "float | None",
    "speedDegPerDay": "float | None",
    "retrograde": "bool",
})

# The ascendant.
BharatLagna = TypedDict("BharatLagna", {
    "sayanaDeg": "float | None",
    "nirayanaDeg": "float | None",
    "rashi": "Rashi | None",
    "rashiIndex": "int | None",
    "nakshatra": "Nakshatra | None",
    "rashiLabel": NotRequired["str"],
    "nakshatraLabel": NotRequired["str"],
    "nakshatraIndex": "int | None",
    "pada": "int | None",
    "boundaryArcsec": "float | None",
    "boundarySeconds": "float | None",
})

# The tithi at the birth instant.
BharatTithi = TypedDict("BharatTithi", {
    "index": "int",
    "name": "str",
    "sa": "str",
    "label": NotRequired["str"],
    "paksha": "Literal[\"shukla\", \"krishna\"]",
    "pakshaLabel": NotRequired["str"],
    "fraction": "float",
})

BirthChartResponseVargas11 = TypedDict("BirthChartResponseVargas11", {
    "D1": "V1Varga",
    "D2": "V1Varga",
    "D3": "V1Varga",
    "D4": "V1Varga",
    "D7": "V1Varga",
    "D9": "V1Varga",
    "D10": "V1Varga",
    "D12": "V1Varga",
    "D16": "V1Varga",
    "D20": "V1Varga",
    "D24": "V1Varga",
    "D27": "V1Varga",
    "D30": "V1Varga",
    "D40": "V1Varga",
    "D45": "V1Varga",
    "D60": "V1Varga",
})

# Avasthās (BPHS 45).
BirthChartResponseAvasthas11 = TypedDict("BirthChartResponseAvasthas11", {
    "sun": "V1Avasthas",
    "moon": "V1Avasthas",
    "mars": "V1Avasthas",
    "mercury": "V1Avasthas",
    "jupiter": "V1Avasthas",
    "venus": "V1Avasthas",
    "saturn": "V1Avasthas",
    "rahu": "V1Avasthas",
    "ketu": "V1Avasthas",
})

# Daśās by key. Without `dashas` in the request Yoginī and Cara are plain lists of mahādaśās; a daśā that `dashas` names is `{ key, applicable, reason, seed, balance, periods }`.
BirthChartResponseDasha = TypedDict("BirthChartResponseDasha", {
    "vimshottari": NotRequired["V1VimshottariDasha | None"],
    "yogini": NotRequired["list[V1YoginiPeriod] | V1YoginiDasha | None"],
    "ashtottari": NotRequired["V1AshtottariDasha | None"],
    "chara": NotRequired["list[V1CharaPeriod] | V1RashiDasha | None"],
    "chara-rao": NotRequired["V1RashiDasha | None"],
    "kp-vimshottari": NotRequired["V1GrahaDasha | None"],
    "narayana": NotRequired["V1RashiDasha | None"],
    "kalachakra": NotRequired["V1KalachakraDasha | None"],
    "shula": NotRequired["V1RashiDasha | None"],
    "mandooka": NotRequired["V1RashiDasha | None"],
    "drig": NotRequired["V1RashiDasha | None"],
    "sthira": NotRequired["V1RashiDasha | None"],
    "niryana-shula": NotRequired["V1RashiDasha | None"],
    "dvisaptati": NotRequired["V1GrahaDasha | None"],
    "shodashottari": NotRequired["V1GrahaDasha | None"],
    "dvadashottari": NotRequired["V1GrahaDasha | None"],
    "panchottari": NotRequired["V1GrahaDasha | None"],
    "shatabdika": NotRequired["V1GrahaDasha | None"],
    "chaturashiti": NotRequired["V1GrahaDasha | None"],
    "shashtihayani": NotRequired["V1GrahaDasha | None"],
    "shattrimsha": NotRequired["V1GrahaDasha | None"],
    "mudda": NotRequired["V1MuddaDasha | None"],
})

# The periods that run at the birth instant.
BirthChartResponseCurrentPhase11 = TypedDict("BirthChartResponseCurrentPhase11", {
    "maha": "V1RunningPeriod",
    "antara": "V1RunningPeriod",
    "pratyantara": "V1RunningPeriod",
    "sookshma": "V1RunningPeriod",
    "prana": "V1RunningPeriod",
})

# A birth chart by its settings. `include` chooses its parts. A part that could not be computed is null, with a note.
BirthChartResponse = TypedDict("BirthChartResponse", {
    "birth": "BirthInput",
    "assumed": "Assumed",
    "name": NotRequired["str"],
    "settings": "AppliedSettings",
    "time_dependent": NotRequired["list[str]"],
    "lang": NotRequired["LabelLanguage"],
    "sentence_lang": NotRequired["SentenceLanguage"],
    "dates": NotRequired["BothCalendars"],
    "ahargana": NotRequired["int"],
    "delta_t": NotRequired["DeltaTAndError"],
    "jd_utc": "float",
    "jd_tt": "float",
    "ayanamsa_deg": "float",
    "sunrise_definition": NotRequired["ChartSunriseDefinition"],
    "day": NotRequired["V1BirthDay | None"],
    "lagna": "V1Point",
    "grahas": "list[V1Graha]",
    "bhavas": NotRequired["list[V1Bhava] | None"],
    "vargas": NotRequired["BirthChartResponseVargas11 | None"],
    "ashtakavarga": NotRequired["Ashtakavarga | None"],
    "yogas": NotRequired["list[V1Yoga] | None"],
    "yogas_evaluated": NotRequired["int"],
    "arudhas": NotRequired["V1Arudhas | None"],
    "naisargika_karakas": NotRequired["V1NaisargikaKarakas"],
    "chara_karakas": NotRequired["V1CharaKarakas | None"],
    "avasthas": NotRequired["BirthChartResponseAvasthas11 | None"],
    "dasha": NotRequired["BirthChartResponseDasha"],
    "current_phase": NotRequired["BirthChartResponseCurrentPhase11 | None"],
    "kp": NotRequired["V1Kp | None"],
    "shadbala": NotRequired["Shadbala | None"],
    "graha_yuddha": NotRequired["list[V1GrahaYuddha] | None"],
    "upagrahas": NotRequired["V1Upagrahas | None"],
    "special_lagnas": NotRequired["V1SpecialLagnas | None"],
    "vargottama": NotRequired["Vargottama | None"],
    "prastara": NotRequired["Prastara | None"],
    "kp_horary": NotRequired["V1KpHorary | None"],
    "chalit": NotRequired["Chalit | None"],
    "avakahada": NotRequired["V1Avakahada | None"],
    "vimshopaka": NotRequired["Vimshopaka | None"],
    "argala": NotRequired["Argala | None"],
    "rashi_drishti": NotRequired["RashiDrishti | None"],
    "graha_drishti": NotRequired["GrahaDrishti | None"],
    "friendships": NotRequired["Friendships | None"],
    "sphutas": NotRequired["V1Sphutas | None"],
    "sudarshana": NotRequired["Sudarshana | None"],
    "house_systems": NotRequired["list[HouseSystem] | None"],
    "divisions": NotRequired["list[V1Division] | None"],
    "outer": NotRequired["list[V1OuterPlanet] | None"],
    "stars": NotRequired["V1ChartStars | None"],
    "comparison": NotRequired["list[V1ChartComparison]"],
    "substrate_stamp": "V1SubstrateStamp",
})

# A birth as it was read.
BirthInput = TypedDict("BirthInput", {
    "date": "str",
    "time": "str | None",
    "at": "str",
    "place": "Location",
})

# A place and its clocks.
Location = TypedDict("Location", {
    "lat": "float",
    "lon": "float",
    "tz": "str | float",
    "id": NotRequired["str"],
    "name": NotRequired["str"],
    "matched": NotRequired["str"],
})

AppliedSettingsAyanamsa2 = TypedDict("AppliedSettingsAyanamsa2", {
    "epoch_jd": "float",
    "deg": "float",
})

# The settings of the chart. They can be sent again.
AppliedSettings = TypedDict("AppliedSettings", {
    "ayanamsa": "Literal[\"lahiri\", \"raman\", \"kp\", \"surya-siddhanta\", \"yukteshwar\", \"lahiri-icrc\", \"kp-vp291\", \"true-citra\", \"true-pushya\", \"true-mula\", \"true-revati\", \"fagan-bradley\"] | AppliedSettingsAyanamsa2",
    "node": "Literal[\"mean\", \"true\"]",
    "dasha_year_days": "float",
    "co_lords": "bool",
    "preset": "str",
})

# The day of birth from sunrise to sunrise.
V1BirthDay = TypedDict("V1BirthDay", {
    "sunrise": "str",
    "sunset": "str",
    "next_sunrise": "str",
    "is_day": "bool",
    "vara": "V1BirthVara",
    "ghatis": "float",
})

V1BirthVara = TypedDict("V1BirthVara", {
    "index": "int",
    "name": "str",
    "sa": "str",
    "label": NotRequired["str"],
    "lord": "NamedGraha",
})

# A graha, or the lagna where it stands beside them.
NamedGraha = TypedDict("NamedGraha", {
    "key": "Literal[\"sun\", \"moon\", \"mars\", \"mercury\", \"jupiter\", \"venus\", \"saturn\", \"rahu\", \"ketu\", \"lagna\"]",
    "name": "str",
    "label": NotRequired["str"],
})

# A sidereal longitude and its classes.
V1Point = TypedDict("V1Point", {
    "longitude_deg": "float | None",
    "tropical_longitude_deg": "float | None",
    "rashi": "NamedRashi | None",
    "nakshatra": "NamedNakshatra | None",
    "pada": "int | None",
    "boundary_arcsec": "float | None",
    "boundary_seconds": "float | None",
})

# A rashi.
NamedRashi = TypedDict("NamedRashi", {
    "index": "int",
    "name": "str",
    "label": NotRequired["str"],
})

# A nakshatra.
NamedNakshatra = TypedDict("NamedNakshatra", {
    "index": "int",
    "name": "str",
    "label": NotRequired["str"],
})

# Dignity by sign. Compound friendship decides between the middle five. `none`: a node without dignity.
V1GrahaDignity = TypedDict("V1GrahaDignity", {
    "key": "str",
    "label": NotRequired["str"],
})

# One of the nine grahas. `include: []` leaves out `sa`, and what follows from other fields: `nakshatra_pada` and `boundary_seconds`.
V1Graha = TypedDict("V1Graha", {
    "key": "GrahaKey",
    "sa": NotRequired["str"],
    "name": "str",
    "longitude_deg": "float | None",
    "tropical_longitude_deg": "float | None",
    "rashi": "NamedRashi | None",
    "nakshatra": "NamedNakshatra | None",
    "pada": "int | None",
    "boundary_arcsec": "float | None",
    "boundary_seconds": NotRequired["float | None"],
    "house": "int | None",
    "dignity": "V1GrahaDignity",
    "retrograde": "bool",
    "combust": "bool | None",
    "latitude_deg": "float | None",
    "distance_au": "float | None",
    "speed_deg_per_day": "float | None",
    "undecided": NotRequired["Literal[True]"],
    "label": NotRequired["str"],
})

# A whole-sign house, with the Śrīpati division in degrees (null where it does not exist, beyond the polar circles).
V1Bhava = TypedDict("V1Bhava", {
    "number": "int",
    "rashi": "NamedRashi",
    "lord": "NamedGraha",
    "occupants": "list[GrahaKey]",
    "start_deg": "float | None",
    "madhya_deg": "float | None",
    "end_deg": "float | None",
})

V1VargaGrahas = TypedDict("V1VargaGrahas", {
    "sun": "V1VargaGraha",
    "moon": "V1VargaGraha",
    "mars": "V1VargaGraha",
    "mercury": "V1VargaGraha",
    "jupiter": "V1VargaGraha",
    "venus": "V1VargaGraha",
    "saturn": "V1VargaGraha",
    "rahu": "V1VargaGraha",
    "ketu": "V1VargaGraha",
})

# A divisional chart.
V1Varga = TypedDict("V1Varga", {
    "key": "Literal[\"D1\", \"D2\", \"D3\", \"D4\", \"D7\", \"D9\", \"D10\", \"D12\", \"D16\", \"D20\", \"D24\", \"D27\", \"D30\", \"D40\", \"D45\", \"D60\"]",
    "name": "str",
    "lagna": "V1VargaPlacement",
    "grahas": "V1VargaGrahas",
    "label": NotRequired["str"],
})

V1VargaPlacement = TypedDict("V1VargaPlacement", {
    "rashi": "NamedRashi | None",
    "vargottama": "bool",
    "boundary_arcsec": "float | None",
    "boundary_seconds": "float | None",
})

V1VargaGraha = TypedDict("V1VargaGraha", {
    "rashi": "NamedRashi | None",
    "vargottama": "bool",
    "boundary_arcsec": "float | None",
    "boundary_seconds": "float | None",
    "undecided": NotRequired["Literal[True]"],
})

# A yoga in the chart: a fact, without effects.
V1Yoga = TypedDict("V1Yoga", {
    "key": "str",
    "name": "str",
    "sa": "str",
    "category": "Literal[\"surya\", \"chandra\", \"mahapurusha\", \"nabhasa\", \"lagna\", \"raja\", \"dhana\", \"parivartana\", \"viparita\", \"neecha-bhanga\", \"others\"]",
    "grahas": "list[GrahaKey]",
    "houses": "list[int]",
    "rule": "str",
    "source": "str",
    "cancelled": "bool | None",
    "cancelled_by": "list[YogaCancellation]",
    "label": NotRequired["str"],
})

V1ArudhasGrahas = TypedDict("V1ArudhasGrahas", {
    "sun": "list[V1GrahaPada]",
    "moon": "list[V1GrahaPada]",
    "mars": "list[V1GrahaPada]",
    "mercury": "list[V1GrahaPada]",
    "jupiter": "list[V1GrahaPada]",
    "venus": "list[V1GrahaPada]",
    "saturn": "list[V1GrahaPada]",
    "rahu": "list[V1GrahaPada]",
    "ketu": "list[V1GrahaPada]",
})

# Ārūḍhas of the houses (A1 is AL, A12 is UL) and of the grahas (BPHS 29).
V1Arudhas = TypedDict("V1Arudhas", {
    "A1": "V1RashiPlace",
    "A2": "V1RashiPlace",
    "A3": "V1RashiPlace",
    "A4": "V1RashiPlace",
    "A5": "V1RashiPlace",
    "A6": "V1RashiPlace",
    "A7": "V1RashiPlace",
    "A8": "V1RashiPlace",
    "A9": "V1RashiPlace",
    "A10": "V1RashiPlace",
    "A11": "V1RashiPlace",
    "A12": "V1RashiPlace",
    "AL": "V1RashiPlace",
    "UL": "V1RashiPlace",
    "grahas": "V1ArudhasGrahas",
})

# A rāśi.
V1RashiPlace = TypedDict("V1RashiPlace", {
    "rashi": "NamedRashi",
})

# Ārūḍha of a graha for one of its own rāśis.
V1GrahaPada = TypedDict("V1GrahaPada", {
    "own_rashi_index": "int",
    "rashi": "NamedRashi",
})

V1NaisargikaKarakasGrahasSunItem = TypedDict("V1NaisargikaKarakasGrahasSunItem", {
    "key": "str",
    "name": "str",
    "sa": "str",
    "label": NotRequired["str"],
})

V1NaisargikaKarakasGrahasMoonItem = TypedDict("V1NaisargikaKarakasGrahasMoonItem", {
    "key": "str",
    "name": "str",
    "sa": "str",
    "label": NotRequired["str"],
})

V1NaisargikaKarakasGrahasMarsItem = TypedDict("V1NaisargikaKarakasGrahasMarsItem", {
    "key": "str",
    "name": "str",
    "sa": "str",
    "label": NotRequired["str"],
})

V1NaisargikaKarakasGrahasMercuryItem = TypedDict("V1NaisargikaKarakasGrahasMercuryItem", {
    "key": "str",
    "name": "str",
    "sa": "str",
    "label": NotRequired["str"],
})

V1NaisargikaKarakasGrahasJupiterItem = TypedDict("V1NaisargikaKarakasGrahasJupiterItem", {
    "key": "str",
    "name": "str",
    "sa": "str",
    "label": NotRequired["str"],
})

V1NaisargikaKarakasGrahasVenusItem = TypedDict("V1NaisargikaKarakasGrahasVenusItem", {
    "key": "str",
    "name": "str",
    "sa": "str",
    "label": NotRequired["str"],
})

V1NaisargikaKarakasGrahasSaturnItem = TypedDict("V1NaisargikaKarakasGrahasSaturnItem", {
    "key": "str",
    "name": "str",
    "sa": "str",
    "label": NotRequired["str"],
})

# What each graha signifies.
V1NaisargikaKarakasGrahas = TypedDict("V1NaisargikaKarakasGrahas", {
    "sun": "list[V1NaisargikaKarakasGrahasSunItem]",
    "moon": "list[V1NaisargikaKarakasGrahasMoonItem]",
    "mars": "list[V1NaisargikaKarakasGrahasMarsItem]",
    "mercury": "list[V1NaisargikaKarakasGrahasMercuryItem]",
    "jupiter": "list[V1NaisargikaKarakasGrahasJupiterItem]",
    "venus": "list[V1NaisargikaKarakasGrahasVenusItem]",
    "saturn": "list[V1NaisargikaKarakasGrahasSaturnItem]",
})

V1NaisargikaKarakasBhavasItem = TypedDict("V1NaisargikaKarakasBhavasItem", {
    "number": "int",
    "karaka": "NamedGraha",
    "also": "list[GrahaKey]",
    "source": "str",
})

# Natural significators, the same in every chart.
V1NaisargikaKarakas = TypedDict("V1NaisargikaKarakas", {
    "grahas": "V1NaisargikaKarakasGrahas",
    "bhavas": "list[V1NaisargikaKarakasBhavasItem]",
})

V1CharaKarakasSeven = TypedDict("V1CharaKarakasSeven", {
    "atma": "NamedGraha",
    "amatya": "NamedGraha",
    "bhratri": "NamedGraha",
    "matri": "NamedGraha",
    "putra": "NamedGraha",
    "jnati": "NamedGraha",
    "dara": "NamedGraha",
})

V1CharaKarakasEight = TypedDict("V1CharaKarakasEight", {
    "atma": "NamedGraha",
    "amatya": "NamedGraha",
    "bhratri": "NamedGraha",
    "matri": "NamedGraha",
    "pitri": "NamedGraha",
    "putra": "NamedGraha",
    "jnati": "NamedGraha",
    "dara": "NamedGraha",
})

# Jaimini's kārakas by degrees in the rāśi, for seven and for eight grahas (BPHS 32).
V1CharaKarakas = TypedDict("V1CharaKarakas", {
    "seven": "V1CharaKarakasSeven",
    "eight": "V1CharaKarakasEight",
})

V1AvasthasBaladi = TypedDict("V1AvasthasBaladi", {
    "key": "str",
    "label": NotRequired["str"],
})

V1AvasthasJagradadi1 = TypedDict("V1AvasthasJagradadi1", {
    "key": "str",
    "label": NotRequired["str"],
})

V1AvasthasDeeptadi1BySign = TypedDict("V1AvasthasDeeptadi1BySign", {
    "key": "str",
    "label": NotRequired["str"],
})

V1AvasthasDeeptadi1 = TypedDict("V1AvasthasDeeptadi1", {
    "by_sign": "V1AvasthasDeeptadi1BySign",
    "vikala": "bool",
    "kopa": "bool",
})

V1AvasthasShayanadi1 = TypedDict("V1AvasthasShayanadi1", {
    "key": "str",
    "label": NotRequired["str"],
})

# Avasthās of a graha. Those that depend on dignity are null for the nodes. śayanādi is null without a sunrise.
V1Avasthas = TypedDict("V1Avasthas", {
    "baladi": "V1AvasthasBaladi",
    "jagradadi": "V1AvasthasJagradadi1 | None",
    "deeptadi": "V1AvasthasDeeptadi1 | None",
    "lajjitadi": "list[Literal[\"lajjita\", \"garvita\", \"kshudhita\", \"trushita\", \"mudita\", \"kshobhita\"]] | None",
    "shayanadi": "V1AvasthasShayanadi1 | None",
})

V1VimshottariDashaSeed = TypedDict("V1VimshottariDashaSeed", {
    "nakshatra": "NamedNakshatra",
    "lord": "NamedGraha",
    "traversed": "float",
})

V1VimshottariDashaBalance = TypedDict("V1VimshottariDashaBalance", {
    "lord": "NamedGraha",
    "years": "float",
})

# Viṃśottarī (BPHS 46).
V1VimshottariDasha = TypedDict("V1VimshottariDasha", {
    "key": NotRequired["DashaKey"],
    "name": NotRequired["str"],
    "sa": NotRequired["str"],
    "applicable": NotRequired["bool | None"],
    "condition": NotRequired["str | None"],
    "reason": NotRequired["str | None"],
    "label": NotRequired["str"],
    "seed": "V1VimshottariDashaSeed",
    "balance": "V1VimshottariDashaBalance",
    "year_days": "float",
    "periods": "list[V1DashaPeriod]",
})

# A period of a daśā with its sub-periods.
V1DashaPeriod = TypedDict("V1DashaPeriod", {
    "lord": "NamedGraha",
    "level": "int",
    "start": "str",
    "end": "str",
    "sub": "list[V1DashaPeriod]",
})

V1YoginiPeriod = TypedDict("V1YoginiPeriod", {
    "key": "str",
    "name": "str",
    "sa": "str",
    "lord": "NamedGraha",
    "start": "str",
    "end": "str",
    "label": NotRequired["str"],
})

V1YoginiDashaSeed = TypedDict("V1YoginiDashaSeed", {
    "nakshatra": "NamedNakshatra",
    "lord": "NamedGraha",
    "traversed": "float",
})

V1YoginiDashaBalance = TypedDict("V1YoginiDashaBalance", {
    "lord": "NamedGraha",
    "years": "float",
})

# Yoginī, three cycles of 36 years.
V1YoginiDasha = TypedDict("V1YoginiDasha", {
    "key": "DashaKey",
    "name": "str",
    "sa": "str",
    "applicable": "bool | None",
    "condition": "str | None",
    "reason": "str | None",
    "label": NotRequired["str"],
    "seed": "V1YoginiDashaSeed",
    "balance": "V1YoginiDashaBalance",
    "year_days": "float",
    "periods": "list[V1NestedYoginiPeriod]",
})

# A period of a yoginī.
V1NestedYoginiPeriod = TypedDict("V1NestedYoginiPeriod", {
    "key": "str",
    "name": "str",
    "sa": "str",
    "lord": "NamedGraha",
    "level": "int",
    "start": "str",
    "end": "str",
    "sub": "list[V1NestedYoginiPeriod]",
    "label": NotRequired["str"],
})

V1AshtottariDashaConditions = TypedDict("V1AshtottariDashaConditions", {
    "rahu": "bool",
    "paksha": "bool | None",
})

V1AshtottariDashaSeed = TypedDict("V1AshtottariDashaSeed", {
    "nakshatra": "NamedNakshatra",
    "lord": "NamedGraha",
    "traversed": "float",
})

V1AshtottariDashaBalance = TypedDict("V1AshtottariDashaBalance", {
    "lord": "NamedGraha",
    "years": "float",
})

# Aṣṭottarī of 108 years, with the conditions for its use.
V1AshtottariDasha = TypedDict("V1AshtottariDasha", {
    "key": NotRequired["DashaKey"],
    "name": NotRequired["str"],
    "sa": NotRequired["str"],
    "applicable": "bool | None",
    "condition": NotRequired["str | None"],
    "reason": NotRequired["str | None"],
    "label": NotRequired["str"],
    "conditions": "V1AshtottariDashaConditions",
    "seed": "V1AshtottariDashaSeed",
    "balance": "V1AshtottariDashaBalance",
    "year_days": "float",
    "periods": "list[V1AshtottariPeriod]",
})

V1AshtottariPeriod = TypedDict("V1AshtottariPeriod", {
    "lord": "NamedGraha",
    "level": NotRequired["int"],
    "start": "str",
    "end": "str",
    "sub": NotRequired["list[V1DashaPeriod]"],
})

V1CharaPeriod = TypedDict("V1CharaPeriod", {
    "rashi": "NamedRashi",
    "lord": "NamedGraha",
    "years": "int",
    "start": "str",
    "end": "str",
})

V1RashiDashaSeedCoLordsVrishchika = TypedDict("V1RashiDashaSeedCoLordsVrishchika", {
    "lord": "NamedGraha",
    "by": "str",
})

V1RashiDashaSeedCoLordsKumbha = TypedDict("V1RashiDashaSeedCoLordsKumbha", {
    "lord": "NamedGraha",
    "by": "str",
})

# The lord of each rāśi that has two, and the rule that decided.
V1RashiDashaSeedCoLords = TypedDict("V1RashiDashaSeedCoLords", {
    "vrishchika": "V1RashiDashaSeedCoLordsVrishchika",
    "kumbha": "V1RashiDashaSeedCoLordsKumbha",
})

V1RashiDashaSeed = TypedDict("V1RashiDashaSeed", {
    "rashi": "NamedRashi",
    "by": "str",
    "brahma": NotRequired["NamedGraha"],
    "co_lords": NotRequired["V1RashiDashaSeedCoLords"],
})

# A daśā of rāśis. It begins at birth.
V1RashiDasha = TypedDict("V1RashiDasha", {
    "key": "DashaKey",
    "name": "str",
    "sa": "str",
    "applicable": "bool | None",
    "condition": "str | None",
    "reason": "str | None",
    "label": NotRequired["str"],
    "seed": "V1RashiDashaSeed",
    "balance": "None",
    "year_days": "float",
    "periods": "list[V1NestedRashiPeriod]",
})

# A period of a rāśi.
V1NestedRashiPeriod = TypedDict("V1NestedRashiPeriod", {
    "rashi": "NamedRashi",
    "lord": "NamedGraha",
    "years": NotRequired["int"],
    "level": "int",
    "start": "str",
    "end": "str",
    "sub": "list[V1NestedRashiPeriod]",
})

V1GrahaDashaSeed = TypedDict("V1GrahaDashaSeed", {
    "nakshatra": "NamedNakshatra",
    "lord": "NamedGraha",
    "traversed": "float",
})

V1GrahaDashaBalance = TypedDict("V1GrahaDashaBalance", {
    "lord": "NamedGraha",
    "years": "float",
})

# A daśā of grahas, from the Moon.
V1GrahaDasha = TypedDict("V1GrahaDasha", {
    "key": "DashaKey",
    "name": "str",
    "sa": "str",
    "applicable": "bool | None",
    "condition": "str | None",
    "reason": "str | None",
    "label": NotRequired["str"],
    "seed": "V1GrahaDashaSeed",
    "balance": "V1GrahaDashaBalance",
    "year_days": "float",
    "periods": "list[V1DashaPeriod]",
})

V1KalachakraDashaSeed = TypedDict("V1KalachakraDashaSeed", {
    "nakshatra": "NamedNakshatra",
    "lord": "NamedGraha",
    "traversed": "float",
    "pada": "int",
    "paramayus": "float",
    "deha": "V1RashiPlace",
    "jiva": "V1RashiPlace",
})

V1KalachakraDashaBalance = TypedDict("V1KalachakraDashaBalance", {
    "rashi": "NamedRashi",
    "lord": "NamedGraha",
    "years": "float",
})

# Kālacakra (BPHS 46).
V1KalachakraDasha = TypedDict("V1KalachakraDasha", {
    "key": "DashaKey",
    "name": "str",
    "sa": "str",
    "applicable": "bool | None",
    "condition": "str | None",
    "reason": "str | None",
    "label": NotRequired["str"],
    "seed": "V1KalachakraDashaSeed",
    "balance": "V1KalachakraDashaBalance",
    "year_days": "float",
    "periods": "list[V1NestedRashiPeriod]",
})

V1MuddaDashaSeed = TypedDict("V1MuddaDashaSeed", {
    "nakshatra": "NamedNakshatra",
    "completed_years": "int",
})

# Muddā of the first year of life.
V1MuddaDasha = TypedDict("V1MuddaDasha", {
    "key": "DashaKey",
    "name": "str",
    "sa": "str",
    "applicable": "bool | None",
    "condition": "str | None",
    "reason": "str | None",
    "label": NotRequired["str"],
    "seed": "V1MuddaDashaSeed",
    "balance": "None",
    "year_days": "float",
    "periods": "list[V1DashaPeriod]",
})

V1RunningPeriod = TypedDict("V1RunningPeriod", {
    "lord": "NamedGraha",
    "start": "str",
    "end": "str",
})

# The old KP ayanāṃśa, or that of VP291 in a chart that has it.
V1KpAyanamsa = TypedDict("V1KpAyanamsa", {
    "key": "Literal[\"kp\", \"kp-vp291\"]",
    "deg": "float",
})

V1KpGrahas = TypedDict("V1KpGrahas", {
    "sun": "V1KpGraha",
    "moon": "V1KpGraha",
    "mars": "V1KpGraha",
    "mercury": "V1KpGraha",
    "jupiter": "V1KpGraha",
    "venus": "V1KpGraha",
    "saturn": "V1KpGraha",
    "rahu": "V1KpGraha",
    "ketu": "V1KpGraha",
})

V1KpRulingPlanets = TypedDict("V1KpRulingPlanets", {
    "lagna_star_lord": "NamedGraha",
    "lagna_sign_lord": "NamedGraha",
    "moon_star_lord": "NamedGraha",
    "moon_sign_lord": "NamedGraha",
    "vara_lord": "NamedGraha | None",
    "lagna_sub_lord": "NamedGraha",
    "nodes": "list[Literal[\"rahu\", \"ketu\"]]",
})

# Kṛṣṇamūrti paddhati.
V1Kp = TypedDict("V1Kp", {
    "ayanamsa": "V1KpAyanamsa",
    "cusps": "list[V1KpCusp] | None",
    "grahas": "V1KpGrahas",
    "significators": "KpSignificators | None",
    "ruling_planets": "V1KpRulingPlanets",
})

V1KpCusp = TypedDict("V1KpCusp", {
    "house": "int",
    "longitude_deg": "float",
    "rashi": "NamedRashi",
    "sign_lord": "NamedGraha",
    "star_lord": "NamedGraha",
    "sub_lord": "NamedGraha",
    "sub_sub_lord": "NamedGraha",
    "division": "int",
    "boundary_arcsec": "float",
    "boundary_seconds": "float | None",
})

V1KpGraha = TypedDict("V1KpGraha", {
    "longitude_deg": "float",
    "rashi": "NamedRashi",
    "sign_lord": "NamedGraha",
    "star_lord": "NamedGraha",
    "sub_lord": "NamedGraha",
    "sub_sub_lord": "NamedGraha",
    "division": "int",
    "boundary_arcsec": "float",
    "boundary_seconds": "float | None",
    "house": "int | None",
})

V1GrahaYuddha = TypedDict("V1GrahaYuddha", {
    "grahas": "list[Literal[\"mars\", \"mercury\", \"jupiter\", \"venus\", \"saturn\"]]",
    "separation_deg": "float",
    "north": "NamedGraha | None",
})

# Points without a body. Those that rise at an instant are null where the Sun does not rise and set. Kāla, Mṛtyu, Ardhaprahara and Yamaghaṇṭaka are there when `include` names `upagrahas`.
V1Upagrahas = TypedDict("V1Upagrahas", {
    "gulika": "V1RisingPoint | None",
    "mandi": "V1RisingPoint | None",
    "dhuma": "V1NamedPoint | None",
    "vyatipata": "V1NamedPoint | None",
    "parivesha": "V1NamedPoint | None",
    "indrachapa": "V1NamedPoint | None",
    "upaketu": "V1NamedPoint | None",
    "kala": NotRequired["V1RisingPoint | None"],
    "mrityu": NotRequired["V1RisingPoint | None"],
    "ardhaprahara": NotRequired["V1RisingPoint | None"],
    "yamaghantaka": NotRequired["V1RisingPoint | None"],
})

# What rises at an instant of the day or night of birth.
V1RisingPoint = TypedDict("V1RisingPoint", {
    "longitude_deg": "float | None",
    "tropical_longitude_deg": "float | None",
    "rashi": "NamedRashi | None",
    "nakshatra": "NamedNakshatra | None",
    "pada": "int | None",
    "boundary_arcsec": "float | None",
    "boundary_seconds": "float | None",
    "instant": "str",
    "label": NotRequired["str"],
})

# A point by its name.
V1NamedPoint = TypedDict("V1NamedPoint", {
    "longitude_deg": "float | None",
    "tropical_longitude_deg": "float | None",
    "rashi": "NamedRashi | None",
    "nakshatra": "NamedNakshatra | None",
    "pada": "int | None",
    "boundary_arcsec": "float | None",
    "boundary_seconds": "float | None",
    "label": NotRequired["str"],
})

# Special lagnas. Those that need a sunrise are null without one.
V1SpecialLagnas = TypedDict("V1SpecialLagnas", {
    "hora": "V1NamedPoint | None",
    "ghati": "V1NamedPoint | None",
    "bhava": "V1NamedPoint | None",
    "varnada": "V1CountedLagna | None",
    "shri": "V1NamedPoint | None",
    "indu": "V1CountedLagna | None",
    "pranapada": "V1NamedPoint | None",
})

# A lagna that its rule gives as a rāśi.
V1CountedLagna = TypedDict("V1CountedLagna", {
    "rashi": "NamedRashi",
    "degrees": "float",
    "label": NotRequired["str"],
})

V1KpHoraryGrahas = TypedDict("V1KpHoraryGrahas", {
    "sun": "V1KpGraha",
    "moon": "V1KpGraha",
    "mars": "V1KpGraha",
    "mercury": "V1KpGraha",
    "jupiter": "V1KpGraha",
    "venus": "V1KpGraha",
    "saturn": "V1KpGraha",
    "rahu": "V1KpGraha",
    "ketu": "V1KpGraha",
})

# KP horary: the number chooses the lagna, the grahas are of the moment.
V1KpHorary = TypedDict("V1KpHorary", {
    "number": "int",
    "start_deg": "float",
    "end_deg": "float",
    "rashi": "NamedRashi",
    "nakshatra": "NamedNakshatra",
    "sign_lord": "NamedGraha",
    "star_lord": "NamedGraha",
    "sub_lord": "NamedGraha",
    "cusps": "list[V1KpCusp] | None",
    "grahas": "V1KpHoraryGrahas",
    "significators": "KpSignificators | None",
})

# By the rāśi of the Moon.
V1AvakahadaVarna = TypedDict("V1AvakahadaVarna", {
    "key": "Literal[\"brahmana\", \"kshatriya\", \"vaishya\", \"shudra\"]",
    "name": "str",
    "sa": "str",
    "label": NotRequired["str"],
})

# By the half of the rāśi.
V1AvakahadaVashya = TypedDict("V1AvakahadaVashya", {
    "key": "Literal[\"chatushpada\", \"manava\", \"jalachara\", \"vanachara\", \"kita\"]",
    "name": "str",
    "sa": "str",
    "label": NotRequired["str"],
})

# By the nakṣatra.
V1AvakahadaYoni = TypedDict("V1AvakahadaYoni", {
    "key": "Literal[\"ashva\", \"gaja\", \"mesha\", \"sarpa\", \"shvan\", \"marjara\", \"mushaka\", \"go\", \"mahisha\", \"vyaghra\", \"mriga\", \"vanara\", \"nakula\", \"simha\"]",
    "name": "str",
    "sa": "str",
    "label": NotRequired["str"],
})

# By the nakṣatra.
V1AvakahadaGana = TypedDict("V1AvakahadaGana", {
    "key": "Literal[\"deva\", \"manushya\", \"rakshasa\"]",
    "name": "str",
    "sa": "str",
    "label": NotRequired["str"],
})

# By the nakṣatra.
V1AvakahadaNadi = TypedDict("V1AvakahadaNadi", {
    "key": "Literal[\"adi\", \"madhya\", \"antya\"]",
    "name": "str",
    "sa": "str",
    "label": NotRequired["str"],
})

# By the rāśi.
V1AvakahadaTattva = TypedDict("V1AvakahadaTattva", {
    "key": "Literal[\"agni\", \"prithvi\", \"vayu\", \"jala\"]",
    "name": "str",
    "sa": "str",
    "label": NotRequired["str"],
})

# By the house of the Moon from the lagna.
V1AvakahadaPayaByRashi = TypedDict("V1AvakahadaPayaByRashi", {
    "key": "Literal[\"suvarna\", \"rajata\", \"tamra\", \"loha\"]",
    "name": "str",
    "sa": "str",
    "label": NotRequired["str"],
})

# By the nakṣatra; several tables are in use.
V1AvakahadaPayaByNakshatra = TypedDict("V1AvakahadaPayaByNakshatra", {
    "key": "Literal[\"suvarna\", \"rajata\", \"tamra\", \"loha\"]",
    "name": "str",
    "sa": "str",
    "label": NotRequired["str"],
})

V1AvakahadaPaya = TypedDict("V1AvakahadaPaya", {
    "by_rashi": "V1AvakahadaPayaByRashi",
    "by_nakshatra": "V1AvakahadaPayaByNakshatra",
})

# First syllable of a name, by the pāda.
V1AvakahadaSyllable = TypedDict("V1AvakahadaSyllable", {
    "key": "str",
    "name": "str",
    "sa": "str",
})

# By the nakṣatra (Bṛhat-saṃhitā’s groups of 6, 12 and 9).
V1AvakahadaYunja = TypedDict("V1AvakahadaYunja", {
    "key": "Literal[\"purva\", \"madhya\", \"antya\"]",
    "name": "str",
    "sa": "str",
    "label": NotRequired["str"],
})

# Classes of a birth by the rāśi, nakṣatra and pāda of its Moon.
V1Avakahada = TypedDict("V1Avakahada", {
    "varna": "V1AvakahadaVarna",
    "vashya": "V1AvakahadaVashya",
    "yoni": "V1AvakahadaYoni",
    "gana": "V1AvakahadaGana",
    "nadi": "V1AvakahadaNadi",
    "tattva": "V1AvakahadaTattva",
    "paya": "V1AvakahadaPaya",
    "syllable": "V1AvakahadaSyllable",
    "yunja": "V1AvakahadaYunja",
    "rashi_lord": "NamedGraha",
    "nakshatra_lord": "NamedGraha",
})

# Sums of longitudes (Praśna-mārga 5). Those with Gulika are null where the Sun does not rise and set.
V1Sphutas = TypedDict("V1Sphutas", {
    "bija": "V1Sphuta | None",
    "kshetra": "V1Sphuta | None",
    "prana": "V1Sphuta | None",
    "deha": "V1Sphuta | None",
    "mrityu": "V1Sphuta | None",
    "tri": "V1Sphuta | None",
})

V1Sphuta = TypedDict("V1Sphuta", {
    "name": "str",
    "sa": "str",
    "longitude_deg": "float | None",
    "tropical_longitude_deg": "float | None",
    "rashi": "NamedRashi | None",
    "nakshatra": "NamedNakshatra | None",
    "pada": "int | None",
    "boundary_arcsec": "float | None",
    "boundary_seconds": "float | None",
    "label": NotRequired["str"],
})

V1DivisionGrahas = TypedDict("V1DivisionGrahas", {
    "sun": "V1DivisionPlacement",
    "moon": "V1DivisionPlacement",
    "mars": "V1DivisionPlacement",
    "mercury": "V1DivisionPlacement",
    "jupiter": "V1DivisionPlacement",
    "venus": "V1DivisionPlacement",
    "saturn": "V1DivisionPlacement",
    "rahu": "V1DivisionPlacement",
    "ketu": "V1DivisionPlacement",
})

# A divisional chart by one rule.
V1Division = TypedDict("V1Division", {
    "key": "str",
    "parts": "int",
    "variant": "Literal[\"parashara\", \"cyclic\", \"even-reverse\", \"alternate\", \"from-sign\", \"parivritti\", \"parivritti-dvaya\", \"parivritti-traya\", \"somanatha\", \"jagannatha\", \"kashinatha\", \"raman\", \"varahamihira\", \"krishna-mishra\", \"rangacharya\", \"kalachakra\", \"ojha\", \"rath\", \"even-backward\", \"even-backward-5th\", \"even-backward-ends-7th\", \"from-aries\", \"leo-leo\", \"navamsha-dvadashamsha\", \"dvadasha-dvadashamsha\"]",
    "name": "str",
    "source": "str",
    "lagna": "V1DivisionPlacement",
    "grahas": "V1DivisionGrahas",
    "label": NotRequired["str"],
})

V1DivisionPlacement = TypedDict("V1DivisionPlacement", {
    "rashi": "NamedRashi",
    "part": "int",
    "varga_deg": "float",
})

V1OuterPlanet = TypedDict("V1OuterPlanet", {
    "key": "Literal[\"uranus\", \"neptune\", \"pluto\"]",
    "name": "str",
    "longitude_deg": "float | None",
    "tropical_longitude_deg": "float | None",
    "rashi": "NamedRashi | None",
    "nakshatra": "NamedNakshatra | None",
    "pada": "int | None",
    "boundary_arcsec": "float | None",
    "boundary_seconds": "float | None",
    "house": "int | None",
    "retrograde": "bool",
    "latitude_deg": "float",
    "distance_au": "float",
    "speed_deg_per_day": "float",
    "label": NotRequired["str"],
})

# Stars, which no rule of the chart reads.
V1ChartStars = TypedDict("V1ChartStars", {
    "orb_deg": "float",
    "stars": "list[V1ChartStar]",
    "conjunctions": "list[V1StarConjunction]",
})

V1ChartStar = TypedDict("V1ChartStar", {
    "key": "str",
    "name": "str",
    "designation": "str",
    "hip": "int",
    "magnitude": "float",
    "longitude_deg": "float | None",
    "tropical_longitude_deg": "float | None",
    "rashi": "NamedRashi | None",
    "nakshatra": "NamedNakshatra | None",
    "pada": "int | None",
    "house": "int | None",
    "latitude_deg": "float",
    "yogatara": NotRequired["Yogatara"],
    "label": NotRequired["str"],
})

V1StarConjunction = TypedDict("V1StarConjunction", {
    "star": "str",
    "with": "NamedGraha",
    "longitude_difference_deg": "float",
    "latitude_difference_deg": "float",
})

# The chart beside that of the same birth under other settings.
V1ChartComparison = TypedDict("V1ChartComparison", {
    "settings": "V1ResolvedSettings",
    "differs": "list[ChartDifference]",
    "more": "int",
})

V1ResolvedSettingsAyanamsa2 = TypedDict("V1ResolvedSettingsAyanamsa2", {
    "epoch_jd": "float",
    "deg": "float",
})

V1ResolvedSettings = TypedDict("V1ResolvedSettings", {
    "ayanamsa": "Literal[\"lahiri\", \"raman\", \"kp\", \"surya-siddhanta\", \"yukteshwar\", \"lahiri-icrc\", \"kp-vp291\", \"true-citra\", \"true-pushya\", \"true-mula\", \"true-revati\", \"fagan-bradley\"] | V1ResolvedSettingsAyanamsa2",
    "node": "Literal[\"mean\", \"true\"]",
    "dasha_year_days": "float",
    "co_lords": "bool",
    "preset": "Literal[\"khagola\", \"jhora\", \"kp\", \"raman\", \"rao\"]",
})

# The numeric kernel that computed this response.
V1SubstrateStampKernel = TypedDict("V1SubstrateStampKernel", {
    "version": "str",
    "sha256": "str",
    "theory": "str",
})

V1SubstrateStampAyanamsa = TypedDict("V1SubstrateStampAyanamsa", {
    "key": "Literal[\"lahiri\", \"raman\", \"kp\", \"surya-siddhanta\", \"yukteshwar\", \"lahiri-icrc\", \"kp-vp291\", \"true-citra\", \"true-pushya\", \"true-mula\", \"true-revati\", \"fagan-bradley\", \"custom\"]",
    "deg": "float",
})

V1SubstrateStampDeltaT = TypedDict("V1SubstrateStampDeltaT", {
    "model": "str",
    "seconds": "float",
})

# Sampled residuals of the kernel, of 1900 to 2100 for an instant of these years and otherwise of −3101 to 3000. Compare them with `boundary_arcsec`.
V1SubstrateStampResidualsArcsec = TypedDict("V1SubstrateStampResidualsArcsec", {
    "p95": "ResidualsByGraha",
    "max": "ResidualsByGraha",
})

# Provenance and accuracy of a response.
V1SubstrateStamp = TypedDict("V1SubstrateStamp", {
    "service": "Literal[\"khagola\"]",
    "version": "str",
    "kernel": "V1SubstrateStampKernel",
    "ayanamsa": "V1SubstrateStampAyanamsa",
    "node": "Literal[\"mean\", \"true\"]",
    "delta_t": "V1SubstrateStampDeltaT",
    "time_scale": "str",
    "residuals_arcsec": "V1SubstrateStampResidualsArcsec",
    "preset": NotRequired["Literal[\"khagola\", \"jhora\", \"kp\", \"raman\", \"rao\"]"],
    "settings": NotRequired["V1StampSettings"],
    "notes": "list[str]",
})

V1StampSettingsAyanamsa2 = TypedDict("V1StampSettingsAyanamsa2", {
    "epoch_jd": "float",
    "deg": "float",
})

# The conventions by which a chart is computed.
V1StampSettings = TypedDict("V1StampSettings", {
    "ayanamsa": "Literal[\"lahiri\", \"raman\", \"kp\", \"surya-siddhanta\", \"yukteshwar\", \"lahiri-icrc\", \"kp-vp291\", \"true-citra\", \"true-pushya\", \"true-mula\", \"true-revati\", \"fagan-bradley\"] | V1StampSettingsAyanamsa2",
    "node": "Literal[\"mean\", \"true\"]",
    "dasha_year_days": "float",
    "co_lords": "bool",
})

# The pañcāṅga of the present instant.
PanchangaResponse = TypedDict("PanchangaResponse", {
    "time": "str",
    "time_local": "str",
    "reference_place": "ReferencePlace",
    "lang": NotRequired["LabelLanguage"],
    "sentence_lang": NotRequired["SentenceLanguage"],
    "ayanamsha": "Literal[\"lahiri\"]",
    "ayanamsha_deg": "float",
    "sun": "Point",
    "moon": "Point",
    "vara": "RunningVara",
    "tithi": "RunningTithi",
    "nakshatra": "RunningNakshatra",
    "yoga": "RunningYoga",
    "karana": "RunningKarana",
    "sunrise_definition": "SunriseDefinition",
    "substrate_stamp": "SubstrateStamp",
})

# The place whose sunrise and local time were used.
ReferencePlace = TypedDict("ReferencePlace", {
    "name": "str",
    "lat": "float",
    "lon": "float",
    "tz": "str",
})

# The current weekday. Before sunrise it is that of the previous day.
RunningVara = TypedDict("RunningVara", {
    "index": "int",
    "name": "str",
    "sa": "str",
    "label": NotRequired["str"],
    "lord": "GrahaKey",
    "lord_label": NotRequired["str"],
    "start": "str",
    "end": "str",
})

# The current tithi.
RunningTithi = TypedDict("RunningTithi", {
    "index": "int",
    "name": "str",
    "sa": "str",
    "label": NotRequired["str"],
    "start": "str",
    "end": "str",
    "fraction": "float",
})

# The current nakshatra.
RunningNakshatra = TypedDict("RunningNakshatra", {
    "index": "int",
    "name": "str",
    "sa": "str",
    "label": NotRequired["str"],
    "start": "str",
    "end": "str",
    "fraction": "float",
})

# The current yoga.
RunningYoga = TypedDict("RunningYoga", {
    "index": "int",
    "name": "str",
    "sa": "str",
    "label": NotRequired["str"],
    "start": "str",
    "end": "str",
    "fraction": "float",
})

# The current karana.
RunningKarana = TypedDict("RunningKarana", {
    "index": "int",
    "name": "str",
    "sa": "str",
    "label": NotRequired["str"],
    "start": "str",
    "end": "str",
    "fraction": "float",
})

# Both days in both calendars; outside 1900 to 2100 only.
DaysResponseDates = TypedDict("DaysResponseDates", {
    "from": "BothCalendars",
    "to": "BothCalendars",
})

# The pañcāṅga of a span of days at a place.
DaysResponse = TypedDict("DaysResponse", {
    "from": "str",
    "to": "str",
    "dates": NotRequired["DaysResponseDates"],
    "delta_t": NotRequired["DeltaTAndError"],
    "place": "Location",
    "assumed": "Assumed",
    "lang": NotRequired["LabelLanguage"],
    "sentence_lang": NotRequired["SentenceLanguage"],
    "count": "int",
    "total": "int",
    "next": "str | None",
    "days": "list[PanchangaDay]",
    "sunrise_definition": "SunriseDefinition",
    "substrate_stamp": "V1SubstrateStamp",
})

# The lunar month at sunrise.
PanchangaDayMasa = TypedDict("PanchangaDayMasa", {
    "amanta": "MonthName",
    "purnimanta": "MonthName",
    "adhika": "bool",
    "kshaya": "bool",
    "lost": "MonthName | None",
})

# The same two by the tropical Sun.
PanchangaDaySayana = TypedDict("PanchangaDaySayana", {
    "ritu": "RituName",
    "ayana": "AyanaName",
})

# By Jupiter’s mean motion (north), and in plain succession (south).
PanchangaDaySamvatsara = TypedDict("PanchangaDaySamvatsara", {
    "north": "SamvatsaraName",
    "south": "SamvatsaraName",
})

# Windows by key. Null or empty where the day lacks a mark that they need.
PanchangaDayWindows = TypedDict("PanchangaDayWindows", {
    "rahu_kalam": "DayWindow | None",
    "yamaganda": "DayWindow | None",
    "gulika": "DayWindow | None",
    "abhijit": "DayWindow | None",
    "dur_muhurta": "list[DayWindow]",
    "varjya": "list[DayWindow]",
    "amrita_kala": "list[DayWindow]",
    "brahma_muhurta": "DayWindow | None",
    "pratah_sandhya": "DayWindow | None",
    "madhyahna_sandhya": "DayWindow | None",
    "sayam_sandhya": "DayWindow | None",
    "nishitha": "DayWindow | None",
    "godhuli": "DayWindow | None",
    "vijaya": "DayWindow | None",
})

PanchangaDayChandrabalaItem = TypedDict("PanchangaDayChandrabalaItem", {
    "rashi": "NamedRashi",
    "end": "str",
    "good": "list[NamedRashi]",
})

PanchangaDayTarabalaItem = TypedDict("PanchangaDayTarabalaItem", {
    "nakshatra": "NamedNakshatra",
    "end": "str",
    "good": "list[NamedNakshatra]",
})

PanchangaDayChandrashtamaItem = TypedDict("PanchangaDayChandrashtamaItem", {
    "rashi": "NamedRashi",
    "end": "str",
})

PanchangaDayGauriItem = TypedDict("PanchangaDayGauriItem", {
    "index": "int",
    "key": "Literal[\"amirdha\", \"uthi\", \"labam\", \"dhanam\", \"sugam\", \"rogam\", \"soram\", \"visham\"]",
    "name": "str",
    "label": NotRequired["str"],
    "quality": "Standing",
    "start": "str",
    "end": "str",
})

# Its mouth: five ghaṭīs, of sixty to the tithi.
PanchangaDayBhadraItemMukha = TypedDict("PanchangaDayBhadraItemMukha", {
    "start": "str",
    "end": "str",
})

# Its tail: three ghaṭīs.
PanchangaDayBhadraItemPuccha = TypedDict("PanchangaDayBhadraItemPuccha", {
    "start": "str",
    "end": "str",
})

# The abode.
PanchangaDayBhadraItemAbode = TypedDict("PanchangaDayBhadraItemAbode", {
    "key": "Literal[\"svarga\", \"patala\", \"bhumi\"]",
    "name": "str",
    "label": NotRequired["str"],
})

PanchangaDayBhadraItem = TypedDict("PanchangaDayBhadraItem", {
    "start": "str",
    "end": "str",
    "mukha": "PanchangaDayBhadraItemMukha",
    "puccha": "PanchangaDayBhadraItemPuccha",
    "abode": "PanchangaDayBhadraItemAbode",
})

PanchangaDayPanchaka1 = TypedDict("PanchangaDayPanchaka1", {
    "key": "Literal[\"roga\", \"raja\", \"agni\", \"chora\", \"mrityu\", \"none\"]",
    "name": "str",
    "label": NotRequired["str"],
    "start": "str",
    "end": "str",
})

PanchangaDaySpecialYogasItem = TypedDict("PanchangaDaySpecialYogasItem", {
    "key": "Literal[\"sarvartha_siddhi\", \"amrita_siddhi\", \"mrityu\", \"dagdha_nakshatra\", \"yamaghanta\", \"utpata\", \"ravi_pushya\", \"guru_pushya\", \"ravi\", \"tripushkara\", \"dvipushkara\", \"dagdha_tithi\", \"adala\", \"vidala\", \"jvalamukhi\", \"ganda_mula\"]",
    "name": "str",
    "label": NotRequired["str"],
    "start": "str",
    "end": "str",
})

PanchangaDayHomahutiItem = TypedDict("PanchangaDayHomahutiItem", {
    "body": "NamedGraha",
    "end": "str",
})

# The abode.
PanchangaDayAgniVasaItemAbode = TypedDict("PanchangaDayAgniVasaItemAbode", {
    "key": "Literal[\"prithvi\", \"akasha\", \"patala\"]",
    "name": "str",
    "label": NotRequired["str"],
})

PanchangaDayAgniVasaItem = TypedDict("PanchangaDayAgniVasaItem", {
    "abode": "PanchangaDayAgniVasaItemAbode",
    "end": "str",
})

PanchangaDayDayTypesNokkuItem = TypedDict("PanchangaDayDayTypesNokkuItem", {
    "key": "Literal[\"mel\", \"kil\", \"cama\"]",
    "name": "str",
    "label": NotRequired["str"],
    "end": "str",
})

# The types of a day in Tamil almanacs.
PanchangaDayDayTypes = TypedDict("PanchangaDayDayTypes", {
    "nokku": "list[PanchangaDayDayTypesNokkuItem]",
    "kari_nal": "bool | None",
})

PanchangaDaySankalpaItem = TypedDict("PanchangaDaySankalpaItem", {
    "key": "Literal[\"parardha\", \"kalpa\", \"manvantara\", \"yuga\", \"pada\", \"dvipa\", \"varsha\", \"samvatsara_south\", \"samvatsara_north\", \"ayana\", \"ritu\", \"masa_amanta\", \"masa_purnimanta\", \"solar_rashi\", \"paksha\", \"tithi\", \"vara\", \"nakshatra\", \"yoga\", \"karana\"]",
    "name": "str",
    "label": NotRequired["str"],
    "end": NotRequired["str"],
})

# The civil date in the regional calendars; null outside the years of a calendar.
PanchangaDayRegional = TypedDict("PanchangaDayRegional", {
    "shaka_national": "RegionalDate | None",
    "vikrama_chaitradi": "RegionalDate | None",
    "vikrama_kartikadi": "RegionalDate | None",
    "tamil": "RegionalDate | None",
    "malayalam": "RegionalDate | None",
    "bengali": "RegionalDate | None",
    "bengali_bangladesh": "RegionalDate | None",
    "odia": "RegionalDate | None",
    "assamese": "RegionalDate | None",
    "nepali": "RegionalDate | None",
    "punjabi_bikrami": "RegionalDate | None",
    "nanakshahi": "RegionalDate | None",
})

# A day from sunrise to sunrise. What stands at sunrise is that of the day; without a sunrise, what stands at midnight. It has all its fields unless the request chose some; `note` is there whenever the day lacks a mark.
PanchangaDay = TypedDict("PanchangaDay", {
    "date": "str",
    "date_julian": NotRequired["str"],
    "ahargana": NotRequired["int"],
    "undecided": NotRequired["list[Literal[\"tithi\", \"nakshatra\", \"yoga\", \"karana\", \"sun\", \"moon\", \"paksha\", \"masa\", \"ritu\", \"ayana\", \"sayana\", \"years\", \"samvatsara\", \"windows\", \"chandrabala\", \"tarabala\", \"chandrashtama\", \"gauri\", \"bhadra\", \"panchaka\", \"special_yogas\", \"anandadi\", \"homahuti\", \"agni_vasa\", \"disha_shula\", \"lagnas\", \"day_types\", \"sankalpa\", \"regional\"]]"],
    "sunrise": NotRequired["str | None"],
    "sunset": NotRequired["str | None"],
    "moonrise": NotRequired["str | None"],
    "moonset": NotRequired["str | None"],
    "polar": NotRequired["Literal[\"day\", \"night\"] | None"],
    "note": NotRequired["str | None"],
    "vara": NotRequired["VaraOfADay"],
    "tithi": NotRequired["list[LastingTithi]"],
    "nakshatra": NotRequired["list[LastingNakshatra]"],
    "yoga": NotRequired["list[LastingYoga]"],
    "karana": NotRequired["list[LastingKarana]"],
    "sun": NotRequired["Stays"],
    "moon": NotRequired["Stays"],
    "paksha": NotRequired["PakshaName"],
    "masa": NotRequired["PanchangaDayMasa"],
    "ritu": NotRequired["RituName"],
    "ayana": NotRequired["AyanaName"],
    "sayana": NotRequired["PanchangaDaySayana"],
    "years": NotRequired["EraYears"],
    "samvatsara": NotRequired["PanchangaDaySamvatsara"],
    "windows": NotRequired["PanchangaDayWindows"],
    "chandrabala": NotRequired["list[PanchangaDayChandrabalaItem]"],
    "tarabala": NotRequired["list[PanchangaDayTarabalaItem]"],
    "chandrashtama": NotRequired["list[PanchangaDayChandrashtamaItem]"],
    "gauri": NotRequired["list[PanchangaDayGauriItem]"],
    "bhadra": NotRequired["list[PanchangaDayBhadraItem]"],
    "panchaka": NotRequired["PanchangaDayPanchaka1 | None"],
    "special_yogas": NotRequired["list[PanchangaDaySpecialYogasItem]"],
    "anandadi": NotRequired["list[Anandadi]"],
    "homahuti": NotRequired["list[PanchangaDayHomahutiItem]"],
    "agni_vasa": NotRequired["list[PanchangaDayAgniVasaItem]"],
    "disha_shula": NotRequired["DirectionName"],
    "lagnas": NotRequired["list[LastingRashi]"],
    "day_types": NotRequired["PanchangaDayDayTypes"],
    "sankalpa": NotRequired["list[PanchangaDaySankalpaItem]"],
    "regional": NotRequired["PanchangaDayRegional"],
    "observances": NotRequired["list[ObservanceName] | None"],
})

# The weekday from sunrise to sunrise, with its lord.
VaraOfADay = TypedDict("VaraOfADay", {
    "index": "int",
    "name": "str",
    "label": NotRequired["str"],
    "lord": "NamedGraha",
})

# One that touches the day, with its true ends.
LastingTithi = TypedDict("LastingTithi", {
    "index": "int",
    "name": "str",
    "label": NotRequired["str"],
    "start": "str",
    "end": "str",
    "undecided": NotRequired["Literal[True]"],
})

# One that touches the day, with its true ends.
LastingNakshatra = TypedDict("LastingNakshatra", {
    "index": "int",
    "name": "str",
    "label": NotRequired["str"],
    "start": "str",
    "end": "str",
    "undecided": NotRequired["Literal[True]"],
})

# One that touches the day, with its true ends.
LastingYoga = TypedDict("LastingYoga", {
    "index": "int",
    "name": "str",
    "label": NotRequired["str"],
    "start": "str",
    "end": "str",
    "undecided": NotRequired["Literal[True]"],
})

# One that touches the day, with its true ends.
LastingKarana = TypedDict("LastingKarana", {
    "index": "int",
    "name": "str",
    "label": NotRequired["str"],
    "start": "str",
    "end": "str",
    "undecided": NotRequired["Literal[True]"],
})

# Where a body stands during the day, with the true ends of each stay.
Stays = TypedDict("Stays", {
    "rashi": "list[LastingRashi]",
    "nakshatra": "list[LastingNakshatra]",
})

# One that touches the day, with its true ends.
LastingRashi = TypedDict("LastingRashi", {
    "index": "int",
    "name": "str",
    "label": NotRequired["str"],
    "start": "str",
    "end": "str",
    "undecided": NotRequired["Literal[True]"],
})

# The fortnight of the Moon.
PakshaName = TypedDict("PakshaName", {
    "key": "Literal[\"shukla\", \"krishna\"]",
    "name": "str",
    "label": NotRequired["str"],
})

# A lunar month.
MonthName = TypedDict("MonthName", {
    "index": "int",
    "name": "str",
    "label": NotRequired["str"],
})

# A season.
RituName = TypedDict("RituName", {
    "index": "int",
    "name": "str",
    "label": NotRequired["str"],
})

# A half of the year.
AyanaName = TypedDict("AyanaName", {
    "key": "Literal[\"uttarayana\", \"dakshinayana\"]",
    "name": "str",
    "label": NotRequired["str"],
})

# Elapsed years of the eras that change with the lunar year.
EraYears = TypedDict("EraYears", {
    "kali": "int",
    "vikrama": "int | None",
    "shaka": "int | None",
})

# A year of the sixty.
SamvatsaraName = TypedDict("SamvatsaraName", {
    "index": "int",
    "name": "str",
    "label": NotRequired["str"],
})

# A window of the day.
DayWindow = TypedDict("DayWindow", {
    "name": "str",
    "label": NotRequired["str"],
    "quality": "Standing | None",
    "start": "str",
    "end": "str",
})

# One of the 28 ānandādi yogas.
Anandadi = TypedDict("Anandadi", {
    "index": "int",
    "name": "str",
    "label": NotRequired["str"],
    "end": "str",
})

# One of the four directions.
DirectionName = TypedDict("DirectionName", {
    "key": "Literal[\"east\", \"south\", \"west\", \"north\"]",
    "name": "str",
    "label": NotRequired["str"],
})

# A date of a regional calendar, at the reference place of that calendar.
RegionalDate = TypedDict("RegionalDate", {
    "year": "int",
    "month": "RegionalMonthName",
    "day": "int",
    "era": "str",
    "name_of_year": NotRequired["SamvatsaraName"],
    "paksha": NotRequired["PakshaName"],
    "adhika": NotRequired["bool"],
    "source": NotRequired["str"],
    "status": NotRequired["Literal[\"published\", \"forecast\"]"],
    "note": NotRequired["str"],
})

# A month in common English spelling; lunar months in IAST.
RegionalMonthName = TypedDict("RegionalMonthName", {
    "index": "int",
    "name": "str",
    "label": NotRequired["str"],
})

# An observance.
ObservanceName = TypedDict("ObservanceName", {
    "key": "str",
    "name": "str",
    "label": NotRequired["str"],
})

# A date in other calendars.
ConvertResponse = TypedDict("ConvertResponse", {
    "date": "str",
    "from": "CalendarName",
    "days": "list[str]",
    "count": "int",
    "dates": "list[ConvertedDate]",
    "without": "list[CalendarName]",
    "lang": NotRequired["LabelLanguage"],
    "sentence_lang": NotRequired["SentenceLanguage"],
})

# A calendar.
CalendarName = TypedDict("CalendarName", {
    "key": "Literal[\"gregorian\", \"julian\", \"shaka_national\", \"vikrama_chaitradi\", \"vikrama_kartikadi\", \"tamil\", \"malayalam\", \"bengali\", \"bengali_bangladesh\", \"odia\", \"assamese\", \"nepali\", \"punjabi_bikrami\", \"nanakshahi\"]",
    "name": "str",
    "label": NotRequired["str"],
})

# A day in one calendar.
ConvertedDate = TypedDict("ConvertedDate", {
    "year": "int",
    "month": "RegionalMonthName",
    "day": "int",
    "era": NotRequired["str"],
    "name_of_year": NotRequired["SamvatsaraName"],
    "paksha": NotRequired["PakshaName"],
    "adhika": NotRequired["bool"],
    "source": NotRequired["str"],
    "status": NotRequired["Literal[\"published\", \"forecast\"]"],
    "note": NotRequired["str"],
    "calendar": "CalendarName",
    "date": "str",
    "gregorian": "str",
})

# By Jupiter’s mean motion (north), and in unbroken succession (south).
NowResponseSamvatsara = TypedDict("NowResponseSamvatsara", {
    "north": "Samvatsara",
    "south": "Samvatsara",
})

# Season and ayana by the tropical Sun. The fields beside it use the nirayana Sun.
NowResponseSayana = TypedDict("NowResponseSayana", {
    "ayana": "Ayana",
    "ritu": "Ritu",
})

NowResponseMasa = TypedDict("NowResponseMasa", {
    "amanta": "LunarMonthName",
    "purnimanta": "LunarMonthName",
    "adhika": "bool",
    "kshaya": "bool",
    "lost": "LunarMonthName | None",
})

# The pañcāṅga, the calendar and the traditional clock of an instant at a place. Where the Sun does not rise, fields that count from sunrise are missing.
NowResponse = TypedDict("NowResponse", {
    "at": "str",
    "place": "Location",
    "assumed": "Assumed",
    "dates": NotRequired["BothCalendars"],
    "ahargana": NotRequired["int"],
    "delta_t": NotRequired["DeltaTAndError"],
    "undecided": NotRequired["list[Literal[\"tithi\", \"nakshatra\", \"yoga\", \"karana\", \"sun\", \"moon\", \"years\", \"samvatsara\", \"ayana\", \"ritu\", \"sayana\", \"masa\", \"solar_masa\", \"paksha\"]]"],
    "lang": NotRequired["LabelLanguage"],
    "sentence_lang": NotRequired["SentenceLanguage"],
    "ayanamsa_deg": "float",
    "sun": "V1Point",
    "moon": "V1Point",
    "vara": "V1VaraAtInstant",
    "tithi": "V1RunningTithi",
    "nakshatra": "V1RunningNakshatra",
    "yoga": "V1RunningYoga",
    "karana": "V1RunningKarana",
    "sunrise_definition": "SunriseDefinition",
    "substrate_stamp": "V1SubstrateStamp",
    "years": NotRequired["EraYears"],
    "samvatsara": NotRequired["NowResponseSamvatsara"],
    "ayana": NotRequired["Ayana"],
    "ritu": NotRequired["Ritu"],
    "sayana": NotRequired["NowResponseSayana"],
    "masa": NotRequired["NowResponseMasa"],
    "solar_masa": NotRequired["SolarMonth"],
    "paksha": NotRequired["Paksha"],
    "muhurta": NotRequired["RunningMuhurta"],
    "ghati": NotRequired["int"],
    "vighati": NotRequired["int"],
    "sunrise": NotRequired["str"],
    "next_sunrise": NotRequired["str"],
})

# The weekday; its bounds are null where the Sun does not rise.
V1VaraAtInstant = TypedDict("V1VaraAtInstant", {
    "index": "int",
    "name": "str",
    "sa": "str",
    "label": NotRequired["str"],
    "lord": "NamedGraha",
    "start": "str | None",
    "end": "str | None",
})

# The current tithi.
V1RunningTithi = TypedDict("V1RunningTithi", {
    "index": "int",
    "name": "str",
    "sa": "str",
    "label": NotRequired["str"],
    "start": "str",
    "end": "str",
    "fraction": "float",
})

# The current nakshatra.
V1RunningNakshatra = TypedDict("V1RunningNakshatra", {
    "index": "int",
    "name": "str",
    "sa": "str",
    "label": NotRequired["str"],
    "start": "str",
    "end": "str",
    "fraction": "float",
})

# The current yoga.
V1RunningYoga = TypedDict("V1RunningYoga", {
    "index": "int",
    "name": "str",
    "sa": "str",
    "label": NotRequired["str"],
    "start": "str",
    "end": "str",
    "fraction": "float",
})

# The current karana.
V1RunningKarana = TypedDict("V1RunningKarana", {
    "index": "int",
    "name": "str",
    "sa": "str",
    "label": NotRequired["str"],
    "start": "str",
    "end": "str",
    "fraction": "float",
})

# One of the sixty years of the cycle.
Samvatsara = TypedDict("Samvatsara", {
    "index": "int",
    "name": "str",
    "sa": "str",
    "label": NotRequired["str"],
})

# A half of the year.
Ayana = TypedDict("Ayana", {
    "key": "Literal[\"uttarayana\", \"dakshinayana\"]",
    "name": "str",
    "sa": "str",
    "label": NotRequired["str"],
})

# A season.
Ritu = TypedDict("Ritu", {
    "index": "int",
    "name": "str",
    "sa": "str",
    "label": NotRequired["str"],
})

# A lunar month.
LunarMonthName = TypedDict("LunarMonthName", {
    "index": "int",
    "name": "str",
    "sa": "str",
    "label": NotRequired["str"],
})

# The rāśi of the Sun.
SolarMonth = TypedDict("SolarMonth", {
    "index": "int",
    "name": "str",
    "sa": "str",
    "label": NotRequired["str"],
})

# The fortnight of the Moon.
Paksha = TypedDict("Paksha", {
    "key": "Literal[\"shukla\", \"krishna\"]",
    "name": "str",
    "sa": "str",
    "label": NotRequired["str"],
})

# The current muhūrta: 1 to 15 by day, 16 to 30 by night.
RunningMuhurta = TypedDict("RunningMuhurta", {
    "index": "int",
    "name": "str",
    "sa": "str",
    "label": NotRequired["str"],
})

# Both days in both calendars; outside 1900 to 2100 only.
ObservancesResponseDates = TypedDict("ObservancesResponseDates", {
    "from": "BothCalendars",
    "to": "BothCalendars",
})

# Observances of a span, by date, then key.
ObservancesResponse = TypedDict("ObservancesResponse", {
    "from": "str",
    "to": "str",
    "place": "Location",
    "assumed": "Assumed",
    "dates": NotRequired["ObservancesResponseDates"],
    "delta_t": NotRequired["DeltaTAndError"],
    "notes": NotRequired["list[str]"],
    "region": NotRequired["str"],
    "tradition": NotRequired["Literal[\"general\", \"smarta\", \"vaishnava\", \"gaudiya\", \"madhva\", \"shrivaishnava\", \"civil\"]"],
    "kind": NotRequired["list[Literal[\"festival\", \"jayanti\", \"vrata\", \"navaratra\", \"ekadashi\", \"parana\", \"monthly\", \"purnima\", \"amavasya\", \"shraddha\", \"sankranti\", \"solar\", \"nakshatra\", \"eclipse\", \"aradhana\"]]"],
    "principal": "bool",
    "count": "int",
    "total": "int",
    "next": "str | None",
    "lang": NotRequired["LabelLanguage"],
    "sentence_lang": NotRequired["SentenceLanguage"],
    "observances": "list[V1ObservanceOfAllYears]",
    "rules_version": "str",
    "sunrise_definition": "SunriseDefinition",
    "substrate_stamp": "V1SubstrateStamp",
})

V1ObservanceOfAllYearsEpithet1 = TypedDict("V1ObservanceOfAllYearsEpithet1", {
    "name": "str",
    "sa": "str",
})

V1ObservanceOfAllYearsMasa = TypedDict("V1ObservanceOfAllYearsMasa", {
    "amanta": "LunarMonthName",
    "purnimanta": "LunarMonthName",
    "adhika": "bool",
})

V1ObservanceOfAllYearsShastra = TypedDict("V1ObservanceOfAllYearsShastra", {
    "anchor": "str",
    "rule": "str",
    "otherwise": NotRequired["str"],
})

# An observance on its day.
V1ObservanceOfAllYears = TypedDict("V1ObservanceOfAllYears", {
    "key": "str",
    "date": "str",
    "label": NotRequired["str"],
    "name": NotRequired["str"],
    "sa": NotRequired["str"],
    "name_common": NotRequired["str"],
    "epithet": NotRequired["V1ObservanceOfAllYearsEpithet1 | None"],
    "kind": NotRequired["Literal[\"festival\", \"jayanti\", \"vrata\", \"navaratra\", \"ekadashi\", \"parana\", \"monthly\", \"purnima\", \"amavasya\", \"shraddha\", \"sankranti\", \"solar\", \"nakshatra\", \"eclipse\", \"aradhana\"]"],
    "tradition": NotRequired["Literal[\"general\", \"smarta\", \"vaishnava\", \"gaudiya\", \"madhva\", \"shrivaishnava\", \"civil\", \"dharmasindhu\", \"madhava\", \"udaya\", \"amanta\", \"kerala\"]"],
    "regions": NotRequired["list[Literal[\"india\", \"andaman-and-nicobar\", \"andhra-pradesh\", \"arunachal-pradesh\", \"assam\", \"bihar\", \"chandigarh\", \"chhattisgarh\", \"dadra-and-nagar-haveli-and-daman-and-diu\", \"delhi\", \"goa\", \"gujarat\", \"haryana\", \"himachal-pradesh\", \"jammu-and-kashmir\", \"jharkhand\", \"karnataka\", \"kerala\", \"ladakh\", \"lakshadweep\", \"madhya-pradesh\", \"maharashtra\", \"manipur\", \"meghalaya\", \"mizoram\", \"nagaland\", \"odisha\", \"puducherry\", \"punjab\", \"rajasthan\", \"sikkim\", \"tamil-nadu\", \"telangana\", \"tripura\", \"uttar-pradesh\", \"uttarakhand\", \"west-bengal\", \"nepal\", \"mauritius\", \"fiji\", \"trinidad-and-tobago\", \"guyana\", \"suriname\", \"singapore\", \"malaysia\", \"sri-lanka\"]]"],
    "major": NotRequired["bool"],
    "occurrence": NotRequired["Literal[1, 2]"],
    "authorities": NotRequired["list[str]"],
    "tithi": NotRequired["TithiName"],
    "nakshatra": NotRequired["NakshatraName"],
    "masa": NotRequired["V1ObservanceOfAllYearsMasa"],
    "paksha": NotRequired["Paksha"],
    "shastra": NotRequired["V1ObservanceOfAllYearsShastra"],
    "reckoning": NotRequired["V1Reckoning"],
    "times": NotRequired["list[V1ObservanceTime]"],
    "eclipse": NotRequired["V1LunarEclipse | V1SolarEclipse | None"],
    "undecided": NotRequired["Literal[True]"],
    "other_dates": NotRequired["list[str]"],
})

# A tithi.
TithiName = TypedDict("TithiName", {
    "index": "int",
    "name": "str",
    "sa": "str",
    "label": NotRequired["str"],
})

# A nakshatra.
NakshatraName = TypedDict("NakshatraName", {
    "index": "int",
    "name": "str",
    "sa": "str",
    "label": NotRequired["str"],
})

# What decides the day: a part of the day, or the event itself.
V1ReckoningKala = TypedDict("V1ReckoningKala", {
    "key": "str",
    "label": NotRequired["str"],
})

# How the civil day was determined. The tithi is that of the deciding moment.
V1Reckoning = TypedDict("V1Reckoning", {
    "kala": "V1ReckoningKala",
    "kala_name": "str",
    "kala_sa": "str",
    "window": "V1Stretch | None",
    "tithi": "V1Stretch",
    "nakshatra": NotRequired["V1Stretch"],
    "sankranti": NotRequired["V1Instant"],
    "bhadra": NotRequired["V1Stretch"],
    "rite": NotRequired["V1Stretch"],
    "decision": "str",
})

# A period of time.
V1Stretch = TypedDict("V1Stretch", {
    "start": "str",
    "end": "str",
})

# An instant in UTC and in local time.
V1Instant = TypedDict("V1Instant", {
    "at": "str",
})

# A time of an observance: when to worship, fast, offer or eat.
V1ObservanceTime = TypedDict("V1ObservanceTime", {
    "key": "Literal[\"sankalpa\", \"abhyanga\", \"kani\", \"snana\", \"ghatasthapana\", \"puja\", \"puja_allowed\", \"bhadra_free\", \"bhadra_mukha\", \"bhadra_puccha\", \"madhyahna\", \"abhijit\", \"vijaya\", \"aparahna\", \"sayahna\", \"kutapa\", \"rauhina\", \"shraddha\", \"pradosha\", \"lagna_vrishabha\", \"lagna_simha\", \"nishitha\", \"prahara1\", \"prahara2\", \"prahara3\", \"prahara4\", \"fast\", \"stars\", \"moonrise\", \"arghya_moonrise\", \"arghya_sunset\", \"arghya_sunrise\", \"moon_avoid\", \"choghadiya_amrita\", \"choghadiya_shubha\", \"choghadiya_labha\", \"choghadiya_chara\", \"sankranti\", \"punya_kala\", \"maha_punya_kala\", \"sutaka\", \"sutaka_weak\", \"eclipse_visible\", \"eclipse_begins\", \"eclipse_totality_begins\", \"eclipse_greatest\", \"eclipse_totality_ends\", \"eclipse_ends\", \"hari_vasara_end\", \"parana_not\", \"parana\"]",
    "name": "str",
    "preferred": NotRequired["Literal[True]"],
    "quality": "Literal[\"best\", \"allowed\", \"last-resort\", \"avoid\"]",
    "start": "str | None",
    "end": NotRequired["str"],
    "open": NotRequired["Literal[True]"],
    "rule": "str",
    "reason": NotRequired["str"],
    "source": "str",
    "authority": NotRequired["str"],
})

V1LunarEclipseContacts = TypedDict("V1LunarEclipseContacts", {
    "p1": "V1Sighting | None",
    "u1": "V1Sighting | None",
    "u2": "V1Sighting | None",
    "max": "V1Sighting",
    "u3": "V1Sighting | None",
    "u4": "V1Sighting | None",
    "p4": "V1Sighting | None",
})

# An eclipse of the Moon.
V1LunarEclipse = TypedDict("V1LunarEclipse", {
    "kind": "Literal[\"lunar\"]",
    "type": "Literal[\"penumbral\", \"partial\", \"total\"]",
    "greatest": "str",
    "gamma": "float",
    "visible": "bool",
    "umbral_magnitude": "float",
    "penumbral_magnitude": "float",
    "contacts": "V1LunarEclipseContacts",
})

# A contact of an eclipse, seen from the place.
V1Sighting = TypedDict("V1Sighting", {
    "at": "str",
    "altitude_deg": "float",
})

V1SolarEclipseContacts1 = TypedDict("V1SolarEclipseContacts1", {
    "c1": "V1Sighting",
    "c2": "V1Sighting | None",
    "max": "V1Sighting",
    "c3": "V1Sighting | None",
    "c4": "V1Sighting",
})

# An eclipse of the Sun.
V1SolarEclipse = TypedDict("V1SolarEclipse", {
    "kind": "Literal[\"solar\"]",
    "type": "Literal[\"partial\", \"annular\", \"total\", \"hybrid\"]",
    "greatest": "str",
    "gamma": "float",
    "visible": "bool",
    "magnitude": "float",
    "local_magnitude": "float | None",
    "contacts": "V1SolarEclipseContacts1 | None",
})

HolidaysResponseWithoutItem = TypedDict("HolidaysResponseWithoutItem", {
    "key": "str",
    "name": "str",
})

# The holidays of a region in a year.
HolidaysResponse = TypedDict("HolidaysResponse", {
    "region": "Region",
    "year": "int",
    "status": "HolidayStatus",
    "decided_at": NotRequired["Location"],
    "lists": "list[HolidayList]",
    "lang": NotRequired["LabelLanguage"],
    "sentence_lang": NotRequired["SentenceLanguage"],
    "count": "int",
    "holidays": "list[Holiday]",
    "without": "list[HolidaysResponseWithoutItem]",
})

# A list of holidays of a government.
HolidayList = TypedDict("HolidayList", {
    "region": "Region",
    "year": "int",
    "source": "str",
    "partial": NotRequired["Literal[True]"],
})

# A holiday on its civil day.
Holiday = TypedDict("Holiday", {
    "date": "str",
    "key": "str",
    "name": "str",
    "label": NotRequired["str"],
    "kind": "Literal[\"gazetted\", \"restricted\", \"local\", \"half-day\"]",
    "status": "HolidayStatus",
    "rule": NotRequired["str"],
    "margin_days": NotRequired["int"],
    "notes": NotRequired["list[str]"],
})

# The civil days of a lunar date.
AnniversariesResponse = TypedDict("AnniversariesResponse", {
    "kind": "Literal[\"birthday\", \"shraddha\"]",
    "of": "str",
    "from": "str",
    "to": "str",
    "place": "Location",
    "assumed": "Assumed",
    "lang": NotRequired["LabelLanguage"],
    "sentence_lang": NotRequired["SentenceLanguage"],
    "source": "str",
    "month_source": "str",
    "count": "int",
    "anniversaries": "list[Anniversary]",
})

# Tithi at the deciding moment, 1 to 30.
AnniversaryTithi = TypedDict("AnniversaryTithi", {
    "index": "int",
    "name": "str",
    "label": NotRequired["str"],
})

# Nakṣatra at the deciding moment.
AnniversaryNakshatra = TypedDict("AnniversaryNakshatra", {
    "index": "int",
    "name": "str",
    "label": NotRequired["str"],
})

# Amānta month.
AnniversaryMonth = TypedDict("AnniversaryMonth", {
    "index": "int",
    "name": "str",
    "label": NotRequired["str"],
    "adhika": "bool",
})

# A civil day of the lunar date.
Anniversary = TypedDict("Anniversary", {
    "date": "str",
    "tithi": "AnniversaryTithi",
    "nakshatra": "AnniversaryNakshatra",
    "month": "AnniversaryMonth",
    "kala": "Literal[\"sunrise\", \"aparahna\"]",
    "start": "str | None",
    "end": NotRequired["str"],
    "reason": "str",
    "month_rule": NotRequired["Literal[\"adhika-skipped\", \"adhika-again\", \"adhika-absent\", \"kshaya\"]"],
    "month_reason": NotRequired["str"],
})

# By Jupiter’s mean motion (north), and in unbroken succession (south).
GhadiResponseSamvatsara = TypedDict("GhadiResponseSamvatsara", {
    "north": "Samvatsara",
    "south": "Samvatsara",
})

# Season and ayana by the tropical Sun. The fields beside it use the nirayana Sun.
GhadiResponseSayana = TypedDict("GhadiResponseSayana", {
    "ayana": "Ayana",
    "ritu": "Ritu",
})

GhadiResponseMasa = TypedDict("GhadiResponseMasa", {
    "amanta": "LunarMonthName",
    "purnimanta": "LunarMonthName",
    "adhika": "bool",
    "kshaya": "bool",
    "lost": "LunarMonthName | None",
})

# The traditional time of the present instant.
GhadiResponse = TypedDict("GhadiResponse", {
    "time": "str",
    "time_local": "str",
    "reference_place": "ReferencePlace",
    "lang": NotRequired["LabelLanguage"],
    "sentence_lang": NotRequired["SentenceLanguage"],
    "kali_year": "int",
    "vikrama_year": "int",
    "shaka_year": "int",
    "samvatsara": "GhadiResponseSamvatsara",
    "ayana": "Ayana",
    "ritu": "Ritu",
    "sayana": "GhadiResponseSayana",
    "masa": "GhadiResponseMasa",
    "solar_masa": "SolarMonth",
    "paksha": "Paksha",
    "tithi": "RunningTithi",
    "vara": "Vara",
    "muhurta": "RunningMuhurta",
    "ghati": "int",
    "vighati": "int",
    "sunrise": "str",
    "sunrise_local": "str",
    "next_sunrise": "str",
    "next_sunrise_local": "str",
    "sunrise_definition": "SunriseDefinition",
    "substrate_stamp": "SubstrateStamp",
})

# A weekday, from sunrise to the next sunrise, with its lord.
Vara = TypedDict("Vara", {
    "index": "int",
    "name": "str",
    "sa": "str",
    "label": NotRequired["str"],
    "lord": "GrahaKey",
    "lord_label": NotRequired["str"],
})

MuhurtaResponseChoghadiya = TypedDict("MuhurtaResponseChoghadiya", {
    "day": "list[Slot]",
    "night": "list[Slot]",
})

# Every limb in force at some time between the sunrise and the next.
MuhurtaResponsePanchanga = TypedDict("MuhurtaResponsePanchanga", {
    "vara": "Vara",
    "tithi": "list[TithiOfDay]",
    "nakshatra": "list[NakshatraOfDay]",
    "yoga": "list[YogaOfDay]",
    "karana": "list[KaranaOfDay]",
})

# A day at a place, and its parts.
MuhurtaResponse = TypedDict("MuhurtaResponse", {
    "date": "str",
    "place": "WhereWithOffset",
    "lang": NotRequired["LabelLanguage"],
    "sentence_lang": NotRequired["SentenceLanguage"],
    "sunrise": "str | None",
    "sunrise_local": "str | None",
    "sunset": "str | None",
    "sunset_local": "str | None",
    "next_sunrise": "str | None",
    "next_sunrise_local": "str | None",
    "moonrise": "str | None",
    "moonrise_local": "str | None",
    "moonset": "str | None",
    "moonset_local": "str | None",
    "polar": "Literal[\"day\", \"night\"] | None",
    "note": "str | None",
    "muhurtas": "list[Slot]",
    "abhijit": "Slot | None",
    "choghadiya": "MuhurtaResponseChoghadiya",
    "hora": "list[Slot]",
    "rahu_kalam": "Slot | None",
    "yamaganda": "Slot | None",
    "gulika": "Slot | None",
    "dur_muhurta": "list[Slot]",
    "varjya": "list[Slot]",
    "amrita_kala": "list[Slot]",
    "panchanga": "MuhurtaResponsePanchanga",
    "sunrise_definition": "SunriseDefinition",
    "substrate_stamp": "SubstrateStamp",
})

# A place and its UTC offset.
WhereWithOffset = TypedDict("WhereWithOffset", {
    "lat": "float",
    "lon": "float",
    "tz": "float",
    "id": NotRequired["str"],
    "name": NotRequired["str"],
    "matched": NotRequired["str"],
})

# A part of the day or the night.
Slot = TypedDict("Slot", {
    "index": "int",
    "key": "str",
    "name": "str",
    "sa": "str",
    "label": NotRequired["str"],
    "quality": "Literal[\"good\", \"middling\", \"bad\", \"avoided\"] | None",
    "lord": "GrahaKey | None",
    "lord_label": NotRequired["str"],
    "start": "str",
    "end": "str",
    "start_local": "str",
    "end_local": "str",
})

# A tithi in force at some time of the day.
TithiOfDay = TypedDict("TithiOfDay", {
    "index": "int",
    "name": "str",
    "sa": "str",
    "label": NotRequired["str"],
    "start": "str",
    "end": "str",
    "start_local": "str",
    "end_local": "str",
})

# A nakshatra in force at some time of the day.
NakshatraOfDay = TypedDict("NakshatraOfDay", {
    "index": "int",
    "name": "str",
    "sa": "str",
    "label": NotRequired["str"],
    "start": "str",
    "end": "str",
    "start_local": "str",
    "end_local": "str",
})

# A yoga in force at some time of the day.
YogaOfDay = TypedDict("YogaOfDay", {
    "index": "int",
    "name": "str",
    "sa": "str",
    "label": NotRequired["str"],
    "start": "str",
    "end": "str",
    "start_local": "str",
    "end_local": "str",
})

# A karana in force at some time of the day.
KaranaOfDay = TypedDict("KaranaOfDay", {
    "index": "int",
    "name": "str",
    "sa": "str",
    "label": NotRequired["str"],
    "start": "str",
    "end": "str",
    "start_local": "str",
    "end_local": "str",
})

# The observances of a civil year at a place.
UtsavasResponse = TypedDict("UtsavasResponse", {
    "year": "int",
    "place": "Where",
    "reference_place": "ReferencePlace | None",
    "show": "Literal[\"all\", \"principal\", \"smarta\", \"vaishnava\"]",
    "region": NotRequired["Literal[\"india\", \"andaman-and-nicobar\", \"andhra-pradesh\", \"arunachal-pradesh\", \"assam\", \"bihar\", \"chandigarh\", \"chhattisgarh\", \"dadra-and-nagar-haveli-and-daman-and-diu\", \"delhi\", \"goa\", \"gujarat\", \"haryana\", \"himachal-pradesh\", \"jammu-and-kashmir\", \"jharkhand\", \"karnataka\", \"kerala\", \"ladakh\", \"lakshadweep\", \"madhya-pradesh\", \"maharashtra\", \"manipur\", \"meghalaya\", \"mizoram\", \"nagaland\", \"odisha\", \"puducherry\", \"punjab\", \"rajasthan\", \"sikkim\", \"tamil-nadu\", \"telangana\", \"tripura\", \"uttar-pradesh\", \"uttarakhand\", \"west-bengal\", \"nepal\", \"mauritius\", \"fiji\", \"trinidad-and-tobago\", \"guyana\", \"suriname\", \"singapore\", \"malaysia\", \"sri-lanka\", \"all\"]"],
    "decided_at": NotRequired["Where"],
    "tradition": NotRequired["Literal[\"general\", \"smarta\", \"vaishnava\", \"gaudiya\", \"madhva\", \"shrivaishnava\", \"civil\"]"],
    "kind": NotRequired["list[Literal[\"festival\", \"jayanti\", \"vrata\", \"navaratra\", \"ekadashi\", \"parana\", \"monthly\", \"purnima\", \"amavasya\", \"shraddha\", \"sankranti\", \"solar\", \"nakshatra\", \"eclipse\", \"aradhana\"]]"],
    "from": NotRequired["str"],
    "to": NotRequired["str"],
    "lang": NotRequired["LabelLanguage"],
    "sentence_lang": NotRequired["SentenceLanguage"],
    "notes": NotRequired["list[str]"],
    "count": "int",
    "total": "int",
    "utsavas": "list[Utsava]",
    "rules_version": "str",
    "sunrise_definition": "SunriseDefinition",
    "substrate_stamp": "SubstrateStamp",
})

UtsavaEpithet1 = TypedDict("UtsavaEpithet1", {
    "name": "str",
    "sa": "str",
})

UtsavaMasa = TypedDict("UtsavaMasa", {
    "amanta": "LunarMonthName",
    "purnimanta": "LunarMonthName",
    "adhika": "bool",
})

UtsavaShastra = TypedDict("UtsavaShastra", {
    "anchor": "str",
    "rule": "str",
    "otherwise": NotRequired["str"],
})

# An observance on its day; tithi, nakṣatra and months at the deciding moment. It has all its fields unless the request chose some with `fields`.
Utsava = TypedDict("Utsava", {
    "key": "str",
    "date": "str",
    "label": NotRequired["str"],
    "name": NotRequired["str"],
    "sa": NotRequired["str"],
    "name_common": NotRequired["str"],
    "epithet": NotRequired["UtsavaEpithet1 | None"],
    "kind": NotRequired["Literal[\"festival\", \"jayanti\", \"vrata\", \"navaratra\", \"ekadashi\", \"parana\", \"monthly\", \"purnima\", \"amavasya\", \"shraddha\", \"sankranti\", \"solar\", \"nakshatra\", \"eclipse\", \"aradhana\"]"],
    "tradition": NotRequired["Literal[\"general\", \"smarta\", \"vaishnava\", \"gaudiya\", \"madhva\", \"shrivaishnava\", \"civil\", \"dharmasindhu\", \"madhava\", \"udaya\", \"amanta\", \"kerala\"]"],
    "regions": NotRequired["list[Literal[\"india\", \"andaman-and-nicobar\", \"andhra-pradesh\", \"arunachal-pradesh\", \"assam\", \"bihar\", \"chandigarh\", \"chhattisgarh\", \"dadra-and-nagar-haveli-and-daman-and-diu\", \"delhi\", \"goa\", \"gujarat\", \"haryana\", \"himachal-pradesh\", \"jammu-and-kashmir\", \"jharkhand\", \"karnataka\", \"kerala\", \"ladakh\", \"lakshadweep\", \"madhya-pradesh\", \"maharashtra\", \"manipur\", \"meghalaya\", \"mizoram\", \"nagaland\", \"odisha\", \"puducherry\", \"punjab\", \"rajasthan\", \"sikkim\", \"tamil-nadu\", \"telangana\", \"tripura\", \"uttar-pradesh\", \"uttarakhand\", \"west-bengal\", \"nepal\", \"mauritius\", \"fiji\", \"trinidad-and-tobago\", \"guyana\", \"suriname\", \"singapore\", \"malaysia\", \"sri-lanka\"]]"],
    "major": NotRequired["bool"],
    "occurrence": NotRequired["Literal[1, 2]"],
    "authorities": NotRequired["list[str]"],
    "tithi": NotRequired["TithiName"],
    "nakshatra": NotRequired["NakshatraName"],
    "masa": NotRequired["UtsavaMasa"],
    "paksha": NotRequired["Paksha"],
    "shastra": NotRequired["UtsavaShastra"],
    "reckoning": NotRequired["Reckoning"],
    "times": NotRequired["list[ObservanceTime]"],
    "eclipse": NotRequired["LunarEclipse | SolarEclipse | None"],
})

# How the civil day was determined. The tithi is that of the deciding moment.
Reckoning = TypedDict("Reckoning", {
    "kala": "Literal[\"arunodaya\", \"sunrise\", \"first-muhurta\", \"second-muhurta\", \"third-muhurta\", \"ninth-muhurta\", \"pratah\", \"sangava\", \"purvahna\", \"madhyahna\", \"aparahna\", \"sayahna\", \"sunset\", \"pradosha\", \"pradosha-6-ghati\", \"moonrise\", \"night\", \"nishitha\", \"sankranti\", \"eclipse\", \"tithi\"]",
    "kala_name": "str",
    "kala_sa": "str",
    "kala_label": NotRequired["str"],
    "window": "Stretch | None",
    "tithi": "Stretch",
    "nakshatra": NotRequired["Stretch"],
    "sankranti": NotRequired["Instant"],
    "bhadra": NotRequired["Stretch"],
    "rite": NotRequired["Stretch"],
    "decision": "str",
})

# A period of time.
Stretch = TypedDict("Stretch", {
    "start": "str",
    "end": "str",
    "start_local": "str",
    "end_local": "str",
})

# An instant in UTC and in local time.
Instant = TypedDict("Instant", {
    "time": "str",
    "time_local": "str",
})

# A time of an observance: when to worship, fast, offer or eat.
ObservanceTime = TypedDict("ObservanceTime", {
    "key": "Literal[\"sankalpa\", \"abhyanga\", \"kani\", \"snana\", \"ghatasthapana\", \"puja\", \"puja_allowed\", \"bhadra_free\", \"bhadra_mukha\", \"bhadra_puccha\", \"madhyahna\", \"abhijit\", \"vijaya\", \"aparahna\", \"sayahna\", \"kutapa\", \"rauhina\", \"shraddha\", \"pradosha\", \"lagna_vrishabha\", \"lagna_simha\", \"nishitha\", \"prahara1\", \"prahara2\", \"prahara3\", \"prahara4\", \"fast\", \"stars\", \"moonrise\", \"arghya_moonrise\", \"arghya_sunset\", \"arghya_sunrise\", \"moon_avoid\", \"choghadiya_amrita\", \"choghadiya_shubha\", \"choghadiya_labha\", \"choghadiya_chara\", \"sankranti\", \"punya_kala\", \"maha_punya_kala\", \"sutaka\", \"sutaka_weak\", \"eclipse_visible\", \"eclipse_begins\", \"eclipse_totality_begins\", \"eclipse_greatest\", \"eclipse_totality_ends\", \"eclipse_ends\", \"hari_vasara_end\", \"parana_not\", \"parana\"]",
    "name": "str",
    "preferred": NotRequired["Literal[True]"],
    "quality": "Literal[\"best\", \"allowed\", \"last-resort\", \"avoid\"]",
    "start": "str | None",
    "end": NotRequired["str"],
    "open": NotRequired["Literal[True]"],
    "rule": "str",
    "reason": NotRequired["str"],
    "source": "str",
    "authority": NotRequired["str"],
})

LunarEclipseContacts = TypedDict("LunarEclipseContacts", {
    "p1": "Sighting | None",
    "u1": "Sighting | None",
    "u2": "Sighting | None",
    "max": "Sighting",
    "u3": "Sighting | None",
    "u4": "Sighting | None",
    "p4": "Sighting | None",
})

# An eclipse of the Moon.
LunarEclipse = TypedDict("LunarEclipse", {
    "kind": "Literal[\"lunar\"]",
    "type": "Literal[\"penumbral\", \"partial\", \"total\"]",
    "greatest": "str",
    "gamma": "float",
    "visible": "bool",
    "umbral_magnitude": "float",
    "penumbral_magnitude": "float",
    "contacts": "LunarEclipseContacts",
})

# A contact of an eclipse, seen from the place.
Sighting = TypedDict("Sighting", {
    "time": "str",
    "time_local": "str",
    "altitude_deg": "float",
})

SolarEclipseContacts1 = TypedDict("SolarEclipseContacts1", {
    "c1": "Sighting",
    "c2": "Sighting | None",
    "max": "Sighting",
    "c3": "Sighting | None",
    "c4": "Sighting",
})

# An eclipse of the Sun.
SolarEclipse = TypedDict("SolarEclipse", {
    "kind": "Literal[\"solar\"]",
    "type": "Literal[\"partial\", \"annular\", \"total\", \"hybrid\"]",
    "greatest": "str",
    "gamma": "float",
    "visible": "bool",
    "magnitude": "float",
    "local_magnitude": "float | None",
    "contacts": "SolarEclipseContacts1 | None",
})

# The purpose.
MuhurtasResponsePurpose = TypedDict("MuhurtasResponsePurpose", {
    "key": "Literal[\"vivaha\", \"griha-pravesha\", \"upanayana\", \"namakarana\", \"annaprashana\", \"vidyarambha\", \"yatra\", \"vahana\", \"krishi\", \"griha-arambha\"]",
    "name": "str",
    "label": NotRequired["str"],
})

# Open and closed days by named rules, with the reasons.
MuhurtasResponse = TypedDict("MuhurtasResponse", {
    "purpose": "MuhurtasResponsePurpose",
    "tradition": "Literal[\"almanac\", \"muhurta-chintamani\", \"raman\", \"punjab-kesari\", \"hindustan\", \"vedicpanchanga\", \"krazykrackpot\", \"prokerala\", \"southern\"]",
    "words": "str",
    "traditions": "list[Literal[\"almanac\", \"muhurta-chintamani\", \"raman\", \"punjab-kesari\", \"hindustan\", \"vedicpanchanga\", \"krazykrackpot\", \"prokerala\", \"southern\"]]",
    "from": "str",
    "to": "str",
    "place": "Location",
    "assumed": "Assumed",
    "lang": NotRequired["LabelLanguage"],
    "sentence_lang": NotRequired["SentenceLanguage"],
    "rules": "list[MuhurtaRule]",
    "open_days": "int",
    "count": "int",
    "total": "int",
    "next": "str | None",
    "windows": "list[MuhurtaWindow]",
    "days": "list[MuhurtaDay]",
    "comparison": NotRequired["MuhurtaComparison"],
    "substrate_stamp": "V1SubstrateStamp",
})

# A rule of the set.
MuhurtaRule = TypedDict("MuhurtaRule", {
    "key": "MuhurtaRuleId",
    "name": "str",
    "label": NotRequired["str"],
    "words": "str",
    "source": "str",
    "kind": "Literal[\"required\", \"excluded\", \"preferred\"]",
})

MuhurtaWindowPartlyItemStretchesItem = TypedDict("MuhurtaWindowPartlyItemStretchesItem", {
    "start": "str",
    "end": "str",
})

MuhurtaWindowPartlyItem = TypedDict("MuhurtaWindowPartlyItem", {
    "key": "MuhurtaRuleId",
    "stretches": "list[MuhurtaWindowPartlyItemStretchesItem]",
})

MuhurtaWindowMarginsRulesItem = TypedDict("MuhurtaWindowMarginsRulesItem", {
    "key": "MuhurtaRuleId",
    "before_minutes": "float | None",
    "after_minutes": "float | None",
})

# How far the edges of the window are from those of its rules.
MuhurtaWindowMargins = TypedDict("MuhurtaWindowMargins", {
    "starts_with": "list[MuhurtaRuleId]",
    "ends_with": "list[MuhurtaRuleId]",
    "rules": "list[MuhurtaWindowMarginsRulesItem]",
})

# A time in which all applied rules are met.
MuhurtaWindow = TypedDict("MuhurtaWindow", {
    "date": "str",
    "start": "str",
    "end": "str",
    "minutes": "float",
    "met": "list[MuhurtaRuleId]",
    "partly": "list[MuhurtaWindowPartlyItem]",
    "unmet": "list[MuhurtaRuleId]",
    "margins": "MuhurtaWindowMargins",
})

# A day with every rule that closes it.
MuhurtaDay = TypedDict("MuhurtaDay", {
    "date": "str",
    "sunrise": "str | None",
    "next_sunrise": "str | None",
    "verdict": "Literal[\"open\", \"closed\"]",
    "closed_by": "list[MuhurtaClosing]",
})

# How much is missing for the rule to be met.
MuhurtaClosingBy = TypedDict("MuhurtaClosingBy", {
    "value": "float | None",
    "unit": "Literal[\"minutes\", \"days\"]",
})

# A rule that closes a day, and by how much.
MuhurtaClosing = TypedDict("MuhurtaClosing", {
    "key": "MuhurtaRuleId",
    "by": "MuhurtaClosingBy",
    "how": "Literal[\"all-day\", \"while-others-met\", \"in-turn\", \"short-window\"]",
    "words": "str",
})

MuhurtaComparisonOthersItem = TypedDict("MuhurtaComparisonOthersItem", {
    "tradition": "Literal[\"almanac\", \"muhurta-chintamani\", \"raman\", \"punjab-kesari\", \"hindustan\", \"vedicpanchanga\", \"krazykrackpot\", \"prokerala\", \"southern\"]",
    "words": "str",
    "open_days": "int",
    "adds": "list[MuhurtaRule]",
    "omits": "list[MuhurtaRule]",
    "changes": "list[MuhurtaRule]",
})

MuhurtaComparisonDaysItem = TypedDict("MuhurtaComparisonDaysItem", {
    "date": "str",
    "tradition": "Literal[\"almanac\", \"muhurta-chintamani\", \"raman\", \"punjab-kesari\", \"hindustan\", \"vedicpanchanga\", \"krazykrackpot\", \"prokerala\", \"southern\"]",
    "verdict": "Literal[\"open\", \"closed\"]",
    "deciding": "list[MuhurtaRuleId]",
    "closed_by": "list[MuhurtaClosing]",
})

# Why the dates of traditions differ.
MuhurtaComparison = TypedDict("MuhurtaComparison", {
    "tradition": "Literal[\"almanac\", \"muhurta-chintamani\", \"raman\", \"punjab-kesari\", \"hindustan\", \"vedicpanchanga\", \"krazykrackpot\", \"prokerala\", \"southern\"]",
    "words": "str",
    "open_days": "int",
    "others": "list[MuhurtaComparisonOthersItem]",
    "days": "list[MuhurtaComparisonDaysItem]",
})

# Both days in both calendars; outside 1900 to 2100 only.
SkyResponseDates = TypedDict("SkyResponseDates", {
    "from": "BothCalendars",
    "to": "BothCalendars",
})

# The events of the sky in a span. The stamp has ayanāṃśa and ΔT of its beginning.
SkyResponse = TypedDict("SkyResponse", {
    "from": "str",
    "to": "str",
    "dates": NotRequired["SkyResponseDates"],
    "delta_t": NotRequired["DeltaTAndError"],
    "place": NotRequired["Location"],
    "tz": NotRequired["str | float"],
    "assumed": "Assumed",
    "settings": "ComputedBy",
    "lang": NotRequired["LabelLanguage"],
    "sentence_lang": NotRequired["SentenceLanguage"],
    "count": "int",
    "total": "int",
    "next": "str | None",
    "substrate_stamp": "V1SubstrateStamp",
    "events": "list[SkyEvent]",
})

# The settings of the answer. They can be sent again.
ComputedBy = TypedDict("ComputedBy", {
    "ayanamsa": "Literal[\"lahiri\", \"raman\", \"kp\", \"surya-siddhanta\", \"yukteshwar\", \"lahiri-icrc\", \"kp-vp291\", \"true-citra\", \"true-pushya\", \"true-mula\", \"true-revati\", \"fagan-bradley\"] | OwnAyanamsa",
    "node": "Literal[\"mean\", \"true\"]",
})

# A graha enters a part of the zodiac.
SkyIngress = TypedDict("SkyIngress", {
    "kind": "Literal[\"ingress\"]",
    "at": "str",
    "body": "NamedGraha",
    "division": "Literal[\"rashi\", \"nakshatra\"]",
    "leaves": "NamedRashi | NamedNakshatra",
    "enters": "NamedRashi | NamedNakshatra",
    "direction": "Literal[\"direct\", \"retrograde\"]",
    "pass": "int",
    "reentry": "bool",
    "label": NotRequired["str"],
})

# A planet turns.
SkyStation = TypedDict("SkyStation", {
    "kind": "Literal[\"station\"]",
    "at": "str",
    "body": "NamedGraha",
    "station": "Literal[\"direct\", \"retrograde\"]",
    "longitude_deg": "float",
    "tropical_longitude_deg": "float",
    "label": NotRequired["str"],
})

# A phase of the Moon.
SkyLunation = TypedDict("SkyLunation", {
    "kind": "Literal[\"lunation\"]",
    "at": "str",
    "phase": "Literal[\"new\", \"first-quarter\", \"full\", \"last-quarter\"]",
    "longitude_deg": "float",
    "label": NotRequired["str"],
})

# Greatest eclipse, anywhere on the Earth.
SkyEclipse = TypedDict("SkyEclipse", {
    "kind": "Literal[\"eclipse\"]",
    "at": "str",
    "of": "Literal[\"solar\", \"lunar\"]",
    "type": "Literal[\"total\", \"annular\", \"hybrid\", \"partial\", \"penumbral\"]",
    "magnitude": "float",
    "diameter_ratio": NotRequired["float"],
    "at_place": NotRequired["EclipseAtPlace | None"],
    "label": NotRequired["str"],
})

# Sun: position angle of the Moon’s centre at the contacts, degrees from north through east.
EclipseAtPlacePositionAngleDeg = TypedDict("EclipseAtPlacePositionAngleDeg", {
    "c1": "float",
    "c4": "float",
})

EclipseAtPlaceBest1 = TypedDict("EclipseAtPlaceBest1", {
    "at": "str",
    "magnitude": "float",
    "obscuration": "float",
})

EclipseAtPlaceContacts1 = TypedDict("EclipseAtPlaceContacts1", {
    "c1": "str | None",
    "c2": "str | None",
    "maximum": "str | None",
    "c3": "str | None",
    "c4": "str | None",
})

EclipseAtPlaceContacts2 = TypedDict("EclipseAtPlaceContacts2", {
    "p1": "str | None",
    "u1": "str | None",
    "u2": "str | None",
    "maximum": "str | None",
    "u3": "str | None",
    "u4": "str | None",
    "p4": "str | None",
})

EclipseAtPlaceAltitudeDeg1 = TypedDict("EclipseAtPlaceAltitudeDeg1", {
    "c1": "float | None",
    "c2": "float | None",
    "maximum": "float | None",
    "c3": "float | None",
    "c4": "float | None",
})

EclipseAtPlaceAltitudeDeg2 = TypedDict("EclipseAtPlaceAltitudeDeg2", {
    "p1": "float | None",
    "u1": "float | None",
    "u2": "float | None",
    "maximum": "float | None",
    "u3": "float | None",
    "u4": "float | None",
    "p4": "float | None",
})

EclipseAtPlaceSeen1 = TypedDict("EclipseAtPlaceSeen1", {
    "start": "str",
    "end": "str",
})

EclipseAtPlaceSutaka1 = TypedDict("EclipseAtPlaceSutaka1", {
    "start": "str",
    "start_of_weak": "str",
    "end": "str",
})

# Circumstances of an eclipse at a place.
EclipseAtPlace = TypedDict("EclipseAtPlace", {
    "visible": "Literal[\"whole\", \"part\", \"no\"]",
    "type": "Literal[\"total\", \"annular\", \"partial\", \"penumbral\"]",
    "magnitude": "float",
    "obscuration": NotRequired["float"],
    "position_angle_deg": NotRequired["EclipseAtPlacePositionAngleDeg"],
    "best": NotRequired["EclipseAtPlaceBest1 | None"],
    "umbra_visible": NotRequired["Literal[\"whole\", \"part\", \"no\"] | None"],
    "magnitude_at_rise": NotRequired["float | None"],
    "magnitude_at_set": NotRequired["float | None"],
    "near_limit": NotRequired["bool"],
    "contacts": "EclipseAtPlaceContacts1 | EclipseAtPlaceContacts2",
    "altitude_deg": "EclipseAtPlaceAltitudeDeg1 | EclipseAtPlaceAltitudeDeg2",
    "rise": "str | None",
    "set": "str | None",
    "rises_eclipsed": "bool",
    "sets_eclipsed": "bool",
    "seen": "EclipseAtPlaceSeen1 | None",
    "sutaka": "EclipseAtPlaceSutaka1 | None",
})

# Two grahas have equal apparent longitude.
SkyConjunction = TypedDict("SkyConjunction", {
    "kind": "Literal[\"conjunction\"]",
    "at": "str",
    "body": "NamedGraha",
    "with": "NamedGraha",
    "separation_deg": "float",
    "latitude_difference_deg": "float",
    "longitude_deg": "float",
    "label": NotRequired["str"],
})

# A graha becomes or is no longer combust.
SkyCombustion = TypedDict("SkyCombustion", {
    "kind": "Literal[\"combustion\"]",
    "at": "str",
    "body": "NamedGraha",
    "phase": "Literal[\"in\", \"out\"]",
    "limit_deg": "float",
    "motion": "Literal[\"direct\", \"retrograde\"]",
    "cause": "Literal[\"limit\"]",
    "label": NotRequired["str"],
})

# A heliacal rising or setting; the instant is that of the planet.
SkyVisibilityEvent = TypedDict("SkyVisibilityEvent", {
    "kind": "Literal[\"visibility\"]",
    "at": "str",
    "body": "NamedGraha",
    "event": "Literal[\"rising\", \"setting\"]",
    "side": "Literal[\"east\", \"west\"]",
    "model": "Literal[\"arcus-visionis\", \"kalamsha\"]",
    "limit_deg": "float",
    "margin_deg": "float",
    "label": NotRequired["str"],
})

# The Sun crosses the equator.
SkyEquinox = TypedDict("SkyEquinox", {
    "kind": "Literal[\"equinox\"]",
    "at": "str",
    "month": "Literal[\"march\", \"september\"]",
    "tropical_longitude_deg": "Literal[0, 180]",
    "label": NotRequired["str"],
})

# The Sun is farthest from the equator.
SkySolstice = TypedDict("SkySolstice", {
    "kind": "Literal[\"solstice\"]",
    "at": "str",
    "month": "Literal[\"june\", \"december\"]",
    "tropical_longitude_deg": "Literal[90, 270]",
    "label": NotRequired["str"],
})

# The apparent longitude of a planet is opposite to that of the Sun.
SkyOpposition = TypedDict("SkyOpposition", {
    "kind": "Literal[\"opposition\"]",
    "at": "str",
    "body": "NamedGraha",
    "longitude_deg": "float",
    "label": NotRequired["str"],
})

# Greatest elongation.
SkyElongation = TypedDict("SkyElongation", {
    "kind": "Literal[\"elongation\"]",
    "at": "str",
    "body": "NamedGraha",
    "side": "Literal[\"east\", \"west\"]",
    "elongation_deg": "float",
    "label": NotRequired["str"],
})

# The Moon is nearest to the Earth, or farthest.
SkyApsis = TypedDict("SkyApsis", {
    "kind": "Literal[\"apsis\"]",
    "at": "str",
    "body": "NamedGraha",
    "apsis": "Literal[\"perigee\", \"apogee\"]",
    "distance_km": "float",
    "label": NotRequired["str"],
})

SkyBrilliancyLeastMagnitude1 = TypedDict("SkyBrilliancyLeastMagnitude1", {
    "at": "str",
    "magnitude": "float",
})

# Greatest illuminated extent of Venus: lit part times area of the disc.
SkyBrilliancy = TypedDict("SkyBrilliancy", {
    "kind": "Literal[\"brilliancy\"]",
    "at": "str",
    "body": "NamedGraha",
    "side": "Literal[\"east\", \"west\"]",
    "magnitude": "float",
    "illuminated_fraction": "float",
    "diameter_arcsec": "float",
    "elongation_deg": "float",
    "least_magnitude": "SkyBrilliancyLeastMagnitude1 | None",
    "label": NotRequired["str"],
})

# Altitude of the body without refraction.
SkyOccultationAltitudeDeg = TypedDict("SkyOccultationAltitudeDeg", {
    "disappears": "float",
    "reappears": "float",
})

# Altitude of the Sun.
SkyOccultationSunAltitudeDeg = TypedDict("SkyOccultationSunAltitudeDeg", {
    "disappears": "float",
    "reappears": "float",
})

# Angle on the limb, from north through east.
SkyOccultationPositionAngleDeg = TypedDict("SkyOccultationPositionAngleDeg", {
    "disappears": "float",
    "reappears": "float",
})

# The Moon hides a body at the place; `at` is its disappearance.
SkyOccultation = TypedDict("SkyOccultation", {
    "kind": "Literal[\"occultation\"]",
    "at": "str",
    "body": "SkyOcculted",
    "reappears": "str",
    "altitude_deg": "SkyOccultationAltitudeDeg",
    "sun_altitude_deg": "SkyOccultationSunAltitudeDeg",
    "position_angle_deg": "SkyOccultationPositionAngleDeg",
    "moon_elongation_deg": "float",
    "depth_arcsec": "float",
    "label": NotRequired["str"],
})

# A planet, by its centre, or a star.
SkyOcculted = TypedDict("SkyOcculted", {
    "key": "str",
    "name": "str",
    "label": NotRequired["str"],
})

# Rising: upper limb of Sun and Moon, centre of planets.
SkyRise = TypedDict("SkyRise", {
    "kind": "Literal[\"rise\"]",
    "at": "str",
    "body": "NamedGraha",
    "azimuth_deg": "float",
    "altitude_deg": "float",
    "label": NotRequired["str"],
})

# Upper transit of the meridian.
SkyTransit = TypedDict("SkyTransit", {
    "kind": "Literal[\"transit\"]",
    "at": "str",
    "body": "NamedGraha",
    "azimuth_deg": "float",
    "altitude_deg": "float",
    "label": NotRequired["str"],
})

# Setting.
SkySet = TypedDict("SkySet", {
    "kind": "Literal[\"set\"]",
    "at": "str",
    "body": "NamedGraha",
    "azimuth_deg": "float",
    "altitude_deg": "float",
    "label": NotRequired["str"],
})

# The Sun is 6°, 12° or 18° below the horizon.
SkyTwilight = TypedDict("SkyTwilight", {
    "kind": "Literal[\"twilight\"]",
    "at": "str",
    "twilight": "Literal[\"civil\", \"nautical\", \"astronomical\"]",
    "phase": "Literal[\"begin\", \"end\"]",
    "label": NotRequired["str"],
})

EphemerisResponseSettings = TypedDict("EphemerisResponseSettings", {
    "ayanamsa": "Literal[\"lahiri\", \"raman\", \"kp\", \"surya-siddhanta\", \"yukteshwar\", \"lahiri-icrc\", \"kp-vp291\", \"true-citra\", \"true-pushya\", \"true-mula\", \"true-revati\", \"fagan-bradley\"]",
    "node": "Literal[\"mean\", \"true\"]",
})

# Both days in both calendars; outside 1900 to 2100 only.
EphemerisResponseDates = TypedDict("EphemerisResponseDates", {
    "from": "BothCalendars",
    "to": "BothCalendars",
})

# An ephemeris by columns.
EphemerisResponse = TypedDict("EphemerisResponse", {
    "from": "str",
    "to": "str",
    "step": "str | None",
    "scale": "Literal[\"utc\", \"tt\"]",
    "center": "Literal[\"geocentric\", \"topocentric\"]",
    "place": NotRequired["EphemerisPlace"],
    "assumed": "Assumed",
    "model": NotRequired["Literal[\"surya-siddhanta\"]"],
    "settings": NotRequired["EphemerisResponseSettings"],
    "count": "int",
    "dates": NotRequired["EphemerisResponseDates"],
    "delta_t": NotRequired["DeltaTAndError"],
    "substrate_stamp": NotRequired["SubstrateStamp"],
    "historical": NotRequired["EphemerisHistorical"],
    "time": "list[str]",
    "bodies": "dict[str, EphemerisColumns]",
})

# The place, where the request names one.
EphemerisPlace = TypedDict("EphemerisPlace", {
    "lat": "float",
    "lon": "float",
    "tz": "str | float",
    "id": NotRequired["str"],
    "name": NotRequired["str"],
    "matched": NotRequired["str"],
    "height_m": "float",
})

# Distance of the place from the meridian of Ujjayinī; negative to the west.
EphemerisHistoricalDeshantara = TypedDict("EphemerisHistoricalDeshantara", {
    "longitude_deg": "float",
    "yojanas": "float",
    "ghatis": "float",
})

# With a historical model: its time. It has no modern figure, and no stamp.
EphemerisHistorical = TypedDict("EphemerisHistorical", {
    "source": "str",
    "kali_jd": "float",
    "days_before_kali": "int",
    "precession_deg": "float",
    "deshantara": NotRequired["EphemerisHistoricalDeshantara"],
    "ahargana": "list[float]",
})

# One value for each instant; null where none exists.
EphemerisColumns = TypedDict("EphemerisColumns", {
    "longitude_deg": NotRequired["list[float | None]"],
    "tropical_longitude_deg": NotRequired["list[float | None]"],
    "latitude_deg": NotRequired["list[float | None]"],
    "distance_au": NotRequired["list[float | None]"],
    "speed_deg_per_day": NotRequired["list[float | None]"],
    "right_ascension_deg": NotRequired["list[float | None]"],
    "declination_deg": NotRequired["list[float | None]"],
    "azimuth_deg": NotRequired["list[float | None]"],
    "altitude_deg": NotRequired["list[float | None]"],
    "apparent_altitude_deg": NotRequired["list[float | None]"],
    "magnitude": NotRequired["list[float | None]"],
    "elongation_deg": NotRequired["list[float | None]"],
    "phase_angle_deg": NotRequired["list[float | None]"],
    "illuminated_fraction": NotRequired["list[float | None]"],
    "diameter_arcsec": NotRequired["list[float | None]"],
    "rashi_index": NotRequired["list[float | None]"],
    "nakshatra_index": NotRequired["list[float | None]"],
    "pada": NotRequired["list[float | None]"],
    "retrograde": NotRequired["list[bool | None]"],
    "combust": NotRequired["list[bool | None]"],
    "mean_longitude_deg": NotRequired["list[float | None]"],
    "apsis_deg": NotRequired["list[float | None]"],
    "conjunction_deg": NotRequired["list[float | None]"],
})

MatchResponseBirths = TypedDict("MatchResponseBirths", {
    "a": "BirthOfMatch",
    "b": "BirthOfMatch",
})

MatchResponseMangalaListsItem = TypedDict("MatchResponseMangalaListsItem", {
    "key": "Literal[\"north\", \"south\"]",
    "houses": "list[int]",
    "rule": "str",
    "source": "str",
})

# The match of two births: points and rules. The stamp is for birth `a`; its notes are for both.
MatchResponse = TypedDict("MatchResponse", {
    "births": "MatchResponseBirths",
    "settings": "ComputedBy",
    "system": "Literal[\"ashtakuta\", \"dashakuta\", \"all\"]",
    "tradition": "Literal[\"north\", \"north-parihara\", \"raman\", \"tamil\"]",
    "words": "str",
    "orientation": "Literal[\"a-vara\", \"b-vara\"]",
    "lang": NotRequired["LabelLanguage"],
    "sentence_lang": NotRequired["SentenceLanguage"],
    "total": "float | None",
    "maximum": "float | None",
    "kutas": "list[Kuta]",
    "exceptions": "list[KutaException]",
    "variants": "list[MatchVariant]",
    "sensitivity": "list[MatchSensitivity]",
    "mangala_lists": "list[MatchResponseMangalaListsItem]",
    "mangala": "list[V1Mangala]",
    "substrate_stamp": "V1SubstrateStamp",
})

BirthOfMatchMoon = TypedDict("BirthOfMatchMoon", {
    "longitude_deg": "float | None",
    "rashi": "NamedRashi | None",
    "nakshatra": "NamedNakshatra | None",
    "pada": "int | None",
    "boundary_seconds": "float | None",
    "lord": "NamedGraha | None",
})

# A birth as it was read, and the place of its Moon.
BirthOfMatch = TypedDict("BirthOfMatch", {
    "date": "str",
    "time": "str | None",
    "at": "str",
    "place": "Location",
    "assumed": "Assumed",
    "ayanamsa_deg": "float",
    "moon": "BirthOfMatchMoon",
})

# One kūṭa by the rule of the tradition.
Kuta = TypedDict("Kuta", {
    "key": "Literal[\"varna\", \"vashya\", \"tara\", \"dina\", \"yoni\", \"graha-maitri\", \"rashyadhipati\", \"gana\", \"bhakuta\", \"rashi\", \"nadi\", \"mahendra\", \"stri-dirgha\", \"rajju\", \"vedha\"]",
    "name": "str",
    "sa": "str",
    "label": NotRequired["str"],
    "points": "float | None",
    "maximum": "float | None",
    "holds": "bool",
    "counted": "bool",
    "a": "KutaValue",
    "b": "KutaValue",
    "vara": "Literal[\"a\", \"b\"] | None",
    "rule": "str",
    "source": "str",
})

# What a kūṭa compares in one birth.
KutaValue = TypedDict("KutaValue", {
    "kind": "Literal[\"varna\", \"vashya\", \"yoni\", \"gana\", \"nadi\", \"rajju\", \"graha\", \"nakshatra\", \"rashi\"]",
    "key": NotRequired["str"],
    "index": NotRequired["int"],
    "name": "str",
    "sa": "str",
    "label": NotRequired["str"],
    "count": NotRequired["int"],
})

# An exception for a kūṭa without full points.
KutaException = TypedDict("KutaException", {
    "key": "Literal[\"bhakuta-same-lord\", \"bhakuta-friendly-lords\", \"nadi-same-rashi-other-nakshatra\", \"nadi-same-nakshatra-other-rashi\", \"nadi-same-nakshatra-other-pada\", \"nadi-nakshatra-list\", \"nadi-lord\", \"gana-friendly-lords\", \"gana-beyond-14\", \"stri-dirgha-rashi-maitri\", \"rajju-four\"]",
    "kuta": "Literal[\"varna\", \"vashya\", \"tara\", \"dina\", \"yoni\", \"graha-maitri\", \"rashyadhipati\", \"gana\", \"bhakuta\", \"rashi\", \"nadi\", \"mahendra\", \"stri-dirgha\", \"rajju\", \"vedha\"]",
    "rule": "str",
    "source": "str",
    "applies": "bool",
    "changes": "bool",
})

# The total of another tradition.
MatchVariant = TypedDict("MatchVariant", {
    "tradition": "Literal[\"north\", \"north-parihara\", \"raman\", \"tamil\"]",
    "words": "str",
    "total": "float",
    "maximum": "float",
    "differs": "list[Literal[\"varna\", \"vashya\", \"tara\", \"dina\", \"yoni\", \"graha-maitri\", \"rashyadhipati\", \"gana\", \"bhakuta\", \"rashi\", \"nadi\", \"mahendra\", \"stri-dirgha\", \"rajju\", \"vedha\"]]",
    "kutas": "list[Kuta] | None",
})

MatchSensitivityChange1KutasItem = TypedDict("MatchSensitivityChange1KutasItem", {
    "from": "float",
    "to": "float",
    "key": "Literal[\"varna\", \"vashya\", \"tara\", \"dina\", \"yoni\", \"graha-maitri\", \"rashyadhipati\", \"gana\", \"bhakuta\", \"rashi\", \"nadi\", \"mahendra\", \"stri-dirgha\", \"rajju\", \"vedha\"]",
})

MatchSensitivityChange1Total = TypedDict("MatchSensitivityChange1Total", {
    "from": "float",
    "to": "float",
})

MatchSensitivityChange1 = TypedDict("MatchSensitivityChange1", {
    "nakshatra_index": "int",
    "pada": "int",
    "rashi_index": "int",
    "half": "int | None",
    "kutas": "list[MatchSensitivityChange1KutasItem]",
    "total": "MatchSensitivityChange1Total",
})

# How far a birth time is from a different result.
MatchSensitivity = TypedDict("MatchSensitivity", {
    "who": "Literal[\"a\", \"b\"]",
    "seconds_to_change": "float | None",
    "what": "str",
    "change": "MatchSensitivityChange1 | None",
})

# Whether each of the two lists counts that house: see `mangala_lists`.
V1MangalaCounted = TypedDict("V1MangalaCounted", {
    "north": "bool",
    "south": "bool",
})

V1MangalaCancellationsItem = TypedDict("V1MangalaCancellationsItem", {
    "key": "Literal[\"raman-2-mithuna-kanya\", \"raman-4-mesha-vrishchika\", \"raman-7-karka-makara\", \"raman-8-dhanus-mina\", \"raman-12-vrishabha-tula\", \"raman-simha-kumbha\", \"raman-with-moon\", \"raman-with-jupiter\", \"raman-jupiter-in-lagna\", \"raman-venus-in-lagna\"]",
    "rule": "str",
    "source": "str",
    "applies": "bool",
})

# Mars from lagna, Moon or Venus of one birth. Only houses; nothing is ranked.
V1Mangala = TypedDict("V1Mangala", {
    "who": "Literal[\"a\", \"b\"]",
    "from": "NamedGraha",
    "house": "int | None",
    "counted": "V1MangalaCounted",
    "cancellations": "list[V1MangalaCancellationsItem]",
})

# Both days in both calendars; outside 1900 to 2100 only.
TransitsResponseDates = TypedDict("TransitsResponseDates", {
    "from": "BothCalendars",
    "to": "BothCalendars",
})

# Transits over a birth. The stamp is that of the birth.
TransitsResponse = TypedDict("TransitsResponse", {
    "birth": "BirthOfAllYearsInput",
    "assumed": "Assumed",
    "from": "str",
    "to": "str",
    "dates": NotRequired["TransitsResponseDates"],
    "delta_t": NotRequired["DeltaTAndError"],
    "tz": "str | float",
    "settings": "ComputedBy",
    "bodies": "list[Literal[\"sun\", \"moon\", \"mars\", \"mercury\", \"jupiter\", \"venus\", \"saturn\", \"rahu\", \"ketu\"]]",
    "points": "list[Literal[\"sun\", \"moon\", \"mars\", \"mercury\", \"jupiter\", \"venus\", \"saturn\", \"rahu\", \"ketu\", \"lagna\", \"cusp2\", \"cusp3\", \"cusp4\", \"cusp5\", \"cusp6\", \"cusp7\", \"cusp8\", \"cusp9\", \"cusp10\", \"cusp11\", \"cusp12\"]]",
    "orbs": NotRequired["float"],
    "lang": NotRequired["LabelLanguage"],
    "sentence_lang": NotRequired["SentenceLanguage"],
    "natal": "V1Natal",
    "ingresses": "list[TransitIngress]",
    "sade_sati": "list[V1SadeSati]",
    "ashtama_shani": "list[V1Stay]",
    "kantaka_shani": "list[V1KantakaShani]",
    "dasha": "list[V1DashaChange]",
    "substrate_stamp": "V1SubstrateStamp",
    "hits": "list[V1TransitHit]",
})

# A birth as it was read; its date is Gregorian.
BirthOfAllYearsInput = TypedDict("BirthOfAllYearsInput", {
    "date": "str",
    "time": "str | None",
    "at": "str",
    "place": "Location",
    "dates": NotRequired["BothCalendars"],
    "ahargana": NotRequired["int"],
    "delta_t": NotRequired["DeltaTAndError"],
})

# The natal positions.
V1Natal = TypedDict("V1Natal", {
    "grahas": "list[V1NatalGraha]",
    "lagna": "V1Point",
})

# A natal graha.
V1NatalGraha = TypedDict("V1NatalGraha", {
    "key": "Literal[\"sun\", \"moon\", \"mars\", \"mercury\", \"jupiter\", \"venus\", \"saturn\", \"rahu\", \"ketu\"]",
    "longitude_deg": "float | None",
    "tropical_longitude_deg": "float | None",
    "rashi": "NamedRashi | None",
    "nakshatra": "NamedNakshatra | None",
    "pada": "int | None",
    "boundary_arcsec": "float | None",
    "boundary_seconds": "float | None",
    "house": "int | None",
    "retrograde": "bool",
    "undecided": NotRequired["Literal[True]"],
    "label": NotRequired["str"],
})

# A graha enters a rāśi.
TransitIngress = TypedDict("TransitIngress", {
    "kind": "Literal[\"ingress\"]",
    "at": "str",
    "body": "NamedGraha",
    "division": "Literal[\"rashi\", \"nakshatra\"]",
    "leaves": "NamedRashi | NamedNakshatra",
    "enters": "NamedRashi | NamedNakshatra",
    "direction": "Literal[\"direct\", \"retrograde\"]",
    "pass": "int",
    "reentry": "bool",
    "house_from_moon": "int",
    "house_from_lagna": "int",
    "bindus": "int | None",
    "label": NotRequired["str"],
})

# Saturn in the 12th, 1st and 2nd rāśi from the natal Moon.
V1SadeSati = TypedDict("V1SadeSati", {
    "start": "str | None",
    "end": "str | None",
    "legs": "list[V1SadeSatiLeg]",
    "gaps": "list[V1Stay]",
})

# One stay of Saturn in one of the three rāśis.
V1SadeSatiLeg = TypedDict("V1SadeSatiLeg", {
    "leg": "Literal[1, 2, 3]",
    "house": "Literal[12, 1, 2]",
    "rashi_index": "int",
    "start": "str | None",
    "end": "str | None",
})

# A stretch of time.
V1Stay = TypedDict("V1Stay", {
    "start": "str | None",
    "end": "str | None",
})

# Saturn in the 4th, 7th or 10th rāśi from the natal Moon.
V1KantakaShani = TypedDict("V1KantakaShani", {
    "house": "Literal[4, 7, 10]",
    "start": "str | None",
    "end": "str | None",
})

# A period of a daśā begins.
V1DashaChange = TypedDict("V1DashaChange", {
    "at": "str",
    "system": "Literal[\"vimshottari\"]",
    "level": "Literal[\"maha\", \"antara\", \"pratyantara\"]",
    "lord": "NamedGraha",
    "label": NotRequired["str"],
})

# A graha has the longitude of a natal point.
V1TransitHit = TypedDict("V1TransitHit", {
    "body": "NamedGraha",
    "point": "Literal[\"sun\", \"moon\", \"mars\", \"mercury\", \"jupiter\", \"venus\", \"saturn\", \"rahu\", \"ketu\", \"lagna\", \"cusp2\", \"cusp3\", \"cusp4\", \"cusp5\", \"cusp6\", \"cusp7\", \"cusp8\", \"cusp9\", \"cusp10\", \"cusp11\", \"cusp12\"]",
    "at": "str",
    "direction": "Literal[\"direct\", \"retrograde\"]",
    "pass": "int",
    "passes": "int",
    "longitude_deg": "float",
    "enter": NotRequired["str | None"],
    "leave": NotRequired["str | None"],
    "label": NotRequired["str"],
})

VarshaphalaResponsePanchavargiya = TypedDict("VarshaphalaResponsePanchavargiya", {
    "sun": "PanchavargiyaBala",
    "moon": "PanchavargiyaBala",
    "mars": "PanchavargiyaBala",
    "mercury": "PanchavargiyaBala",
    "jupiter": "PanchavargiyaBala",
    "venus": "PanchavargiyaBala",
    "saturn": "PanchavargiyaBala",
})

# Harṣa-bala, 0 to 20.
VarshaphalaResponseHarsha = TypedDict("VarshaphalaResponseHarsha", {
    "sun": "float",
    "moon": "float",
    "mars": "float",
    "mercury": "float",
    "jupiter": "float",
    "venus": "float",
    "saturn": "float",
})

VarshaphalaResponseMudda = TypedDict("VarshaphalaResponseMudda", {
    "periods": "list[V1AnnualMuddaPeriod]",
})

VarshaphalaResponsePatyayini = TypedDict("VarshaphalaResponsePatyayini", {
    "periods": "list[V1PatyayiniPeriod]",
})

# The annual chart of a birth. `chart` and the stamp are those of the return.
VarshaphalaResponse = TypedDict("VarshaphalaResponse", {
    "birth": "BirthInput",
    "assumed": "Assumed",
    "place": "Location",
    "settings": "ComputedBy",
    "lang": NotRequired["LabelLanguage"],
    "sentence_lang": NotRequired["SentenceLanguage"],
    "year": "int",
    "age": "int",
    "return": "V1SolarReturn",
    "chart": "V1AnnualChart",
    "muntha": "V1Muntha",
    "office_bearers": "V1OfficeBearers",
    "panchavargiya": "VarshaphalaResponsePanchavargiya",
    "harsha": "VarshaphalaResponseHarsha",
    "year_lord": "V1YearLord",
    "aspects": "list[V1TajikaAspect]",
    "yogas": "list[TajikaYoga]",
    "sahams": "list[V1Saham]",
    "mudda": "VarshaphalaResponseMudda",
    "patyayini": "VarshaphalaResponsePatyayini",
    "tripataki": "TriPataki",
    "pravesha": NotRequired["V1Praveshas"],
    "substrate_stamp": "V1SubstrateStamp",
})

V1SolarReturn = TypedDict("V1SolarReturn", {
    "at": "str",
    "next": "str",
    "day": "bool",
    "sun_longitude_deg": "float",
})

V1AnnualChartVargas11 = TypedDict("V1AnnualChartVargas11", {
    "D1": "V1Varga",
    "D2": "V1Varga",
    "D3": "V1Varga",
    "D4": "V1Varga",
    "D7": "V1Varga",
    "D9": "V1Varga",
    "D10": "V1Varga",
    "D12": "V1Varga",
    "D16": "V1Varga",
    "D20": "V1Varga",
    "D24": "V1Varga",
    "D27": "V1Varga",
    "D30": "V1Varga",
    "D40": "V1Varga",
    "D45": "V1Varga",
    "D60": "V1Varga",
})

# Avasthās (BPHS 45).
V1AnnualChartAvasthas11 = TypedDict("V1AnnualChartAvasthas11", {
    "sun": "V1Avasthas",
    "moon": "V1Avasthas",
    "mars": "V1Avasthas",
    "mercury": "V1Avasthas",
    "jupiter": "V1Avasthas",
    "venus": "V1Avasthas",
    "saturn": "V1Avasthas",
    "rahu": "V1Avasthas",
    "ketu": "V1Avasthas",
})

# Daśās by key. Without `dashas` in the request Yoginī and Cara are plain lists of mahādaśās; a daśā that `dashas` names is `{ key, applicable, reason, seed, balance, periods }`.
V1AnnualChartDasha = TypedDict("V1AnnualChartDasha", {
    "vimshottari": NotRequired["V1VimshottariDasha | None"],
    "yogini": NotRequired["list[V1YoginiPeriod] | V1YoginiDasha | None"],
    "ashtottari": NotRequired["V1AshtottariDasha | None"],
    "chara": NotRequired["list[V1CharaPeriod] | V1RashiDasha | None"],
    "chara-rao": NotRequired["V1RashiDasha | None"],
    "kp-vimshottari": NotRequired["V1GrahaDasha | None"],
    "narayana": NotRequired["V1RashiDasha | None"],
    "kalachakra": NotRequired["V1KalachakraDasha | None"],
    "shula": NotRequired["V1RashiDasha | None"],
    "mandooka": NotRequired["V1RashiDasha | None"],
    "drig": NotRequired["V1RashiDasha | None"],
    "sthira": NotRequired["V1RashiDasha | None"],
    "niryana-shula": NotRequired["V1RashiDasha | None"],
    "dvisaptati": NotRequired["V1GrahaDasha | None"],
    "shodashottari": NotRequired["V1GrahaDasha | None"],
    "dvadashottari": NotRequired["V1GrahaDasha | None"],
    "panchottari": NotRequired["V1GrahaDasha | None"],
    "shatabdika": NotRequired["V1GrahaDasha | None"],
    "chaturashiti": NotRequired["V1GrahaDasha | None"],
    "shashtihayani": NotRequired["V1GrahaDasha | None"],
    "shattrimsha": NotRequired["V1GrahaDasha | None"],
    "mudda": NotRequired["V1MuddaDasha | None"],
})

# The periods that run at the birth instant.
V1AnnualChartCurrentPhase11 = TypedDict("V1AnnualChartCurrentPhase11", {
    "maha": "V1RunningPeriod",
    "antara": "V1RunningPeriod",
    "pratyantara": "V1RunningPeriod",
    "sookshma": "V1RunningPeriod",
    "prana": "V1RunningPeriod",
})

# The chart of the return, with the requested parts.
V1AnnualChart = TypedDict("V1AnnualChart", {
    "lang": NotRequired["LabelLanguage"],
    "sentence_lang": NotRequired["SentenceLanguage"],
    "dates": NotRequired["BothCalendars"],
    "ahargana": NotRequired["int"],
    "delta_t": NotRequired["DeltaTAndError"],
    "jd_utc": "float",
    "jd_tt": "float",
    "ayanamsa_deg": "float",
    "sunrise_definition": NotRequired["ChartSunriseDefinition"],
    "day": NotRequired["V1BirthDay | None"],
    "lagna": "V1Point",
    "grahas": "list[V1Graha]",
    "bhavas": NotRequired["list[V1Bhava] | None"],
    "vargas": NotRequired["V1AnnualChartVargas11 | None"],
    "ashtakavarga": NotRequired["Ashtakavarga | None"],
    "yogas": NotRequired["list[V1Yoga] | None"],
    "yogas_evaluated": NotRequired["int"],
    "arudhas": NotRequired["V1Arudhas | None"],
    "naisargika_karakas": NotRequired["V1NaisargikaKarakas"],
    "chara_karakas": NotRequired["V1CharaKarakas | None"],
    "avasthas": NotRequired["V1AnnualChartAvasthas11 | None"],
    "dasha": NotRequired["V1AnnualChartDasha"],
    "current_phase": NotRequired["V1AnnualChartCurrentPhase11 | None"],
    "kp": NotRequired["V1Kp | None"],
    "shadbala": NotRequired["Shadbala | None"],
    "graha_yuddha": NotRequired["list[V1GrahaYuddha] | None"],
    "upagrahas": NotRequired["V1Upagrahas | None"],
    "special_lagnas": NotRequired["V1SpecialLagnas | None"],
    "vargottama": NotRequired["Vargottama | None"],
    "prastara": NotRequired["Prastara | None"],
    "kp_horary": NotRequired["V1KpHorary | None"],
    "chalit": NotRequired["Chalit | None"],
    "avakahada": NotRequired["V1Avakahada | None"],
    "vimshopaka": NotRequired["Vimshopaka | None"],
    "argala": NotRequired["Argala | None"],
    "rashi_drishti": NotRequired["RashiDrishti | None"],
    "graha_drishti": NotRequired["GrahaDrishti | None"],
    "friendships": NotRequired["Friendships | None"],
    "sphutas": NotRequired["V1Sphutas | None"],
    "sudarshana": NotRequired["Sudarshana | None"],
    "house_systems": NotRequired["list[HouseSystem] | None"],
    "divisions": NotRequired["list[V1Division] | None"],
    "outer": NotRequired["list[V1OuterPlanet] | None"],
    "stars": NotRequired["V1ChartStars | None"],
    "comparison": NotRequired["list[V1ChartComparison]"],
    "substrate_stamp": "V1SubstrateStamp",
})

# The natal lagna, one rāśi on for each completed year.
V1Muntha = TypedDict("V1Muntha", {
    "longitude_deg": "float",
    "rashi_index": "int",
    "lord": "NamedGraha",
    "house": "int",
})

# Lords of muntha, natal lagna, annual lagna, tri-rāśi, and of the rāśi of the Sun (day) or Moon (night).
V1OfficeBearers = TypedDict("V1OfficeBearers", {
    "muntha": "NamedGraha",
    "janma_lagna": "NamedGraha",
    "varsha_lagna": "NamedGraha",
    "tri_rashi": "NamedGraha",
    "dina_ratri": "NamedGraha",
})

# Strength by five places, in points.
PanchavargiyaBala = TypedDict("PanchavargiyaBala", {
    "kshetra": "float",
    "uchcha": "float",
    "hadda": "float",
    "drekkana": "float",
    "navamsha": "float",
    "total": "float",
    "vimshopaka": "float",
})

V1YearLordCandidatesItem = TypedDict("V1YearLordCandidatesItem", {
    "graha": "NamedGraha",
    "vimshopaka": "float",
    "aspects_lagna": "bool",
})

V1YearLord = TypedDict("V1YearLord", {
    "graha": "NamedGraha",
    "candidates": "list[V1YearLordCandidatesItem]",
    "friendship": "Literal[\"nilakantha\", \"keshava\"]",
})

# Two grahas in the Tājika school.
V1TajikaAspect = TypedDict("V1TajikaAspect", {
    "faster": "NamedGraha",
    "slower": "NamedGraha",
    "house": "int",
    "kind": "Literal[\"conjunction\", \"friendly\", \"inimical\", \"neutral\"]",
    "separation_deg": "float",
    "orb_deg": "float",
    "within": "bool",
    "applying": "bool",
})

# A formed instance of one of the sixteen yogas.
TajikaYoga = TypedDict("TajikaYoga", {
    "key": "Literal[\"ikkavala\", \"induvara\", \"ithasala\", \"isarapha\", \"nakta\", \"yamaya\", \"manau\", \"kambula\", \"gairi_kambula\", \"khallasara\", \"radda\", \"duphali_kuttha\", \"dutthottha_davira\", \"tambira\", \"kuttha\", \"durapha\"]",
    "grahas": "list[Literal[\"sun\", \"moon\", \"mars\", \"mercury\", \"jupiter\", \"venus\", \"saturn\"]]",
    "type": NotRequired["Literal[\"purna\", \"vartamana\"]"],
    "status": "Literal[\"settled\", \"chosen\", \"disputed\"]",
})

# A sensitive point.
V1Saham = TypedDict("V1Saham", {
    "key": "Literal[\"punya\", \"vidya\", \"yashas\", \"mitra\", \"mahatmya\", \"asha\", \"samartha\", \"bhratri\", \"gaurava\", \"pitri\", \"rajya\", \"matri\", \"putra\", \"jiva\", \"karma\", \"roga\", \"kali\", \"shastra\", \"bandhu\", \"mrityu\", \"paradesha\", \"artha\", \"paradara\", \"vanik\", \"karyasiddhi\", \"vivaha\", \"santapa\", \"shraddha\", \"priti\", \"jadya\", \"vyapara\", \"shatru\", \"jalapatana\", \"bandhana\", \"apamrityu\", \"labha\"]",
    "longitude_deg": "float | None",
    "rashi_index": "int | None",
    "lord": "NamedGraha | None",
    "formula": "str",
})

V1AnnualMuddaPeriod = TypedDict("V1AnnualMuddaPeriod", {
    "lord": "NamedGraha",
    "start": "str",
    "end": "str",
    "label": NotRequired["str"],
})

V1PatyayiniPeriod = TypedDict("V1PatyayiniPeriod", {
    "lord": "NamedGraha",
    "start": "str",
    "end": "str",
    "label": NotRequired["str"],
    "sub": "list[V1PatyayiniSubPeriod]",
})

V1PatyayiniSubPeriod = TypedDict("V1PatyayiniSubPeriod", {
    "lord": "NamedGraha",
    "start": "str",
    "end": "str",
    "label": NotRequired["str"],
})

TriPatakiHouses = TypedDict("TriPatakiHouses", {
    "sun": "int",
    "moon": "int",
    "mars": "int",
    "mercury": "int",
    "jupiter": "int",
    "venus": "int",
    "saturn": "int",
    "rahu": "int",
    "ketu": "int",
})

TriPatakiVedha = TypedDict("TriPatakiVedha", {
    "moon": "list[Literal[\"sun\", \"moon\", \"mars\", \"mercury\", \"jupiter\", \"venus\", \"saturn\", \"rahu\", \"ketu\"]]",
    "lagna": "list[Literal[\"sun\", \"moon\", \"mars\", \"mercury\", \"jupiter\", \"venus\", \"saturn\", \"rahu\", \"ketu\"]]",
})

# The chart of three flags, and who stands in vedha to Moon and lagna.
TriPataki = TypedDict("TriPataki", {
    "houses": "TriPatakiHouses",
    "vedha": "TriPatakiVedha",
})

# The charts inside the year that the request names.
V1Praveshas = TypedDict("V1Praveshas", {
    "tithi": NotRequired["list[V1Pravesha]"],
    "month": NotRequired["list[V1Pravesha]"],
    "sixty_hours": NotRequired["list[V1Pravesha]"],
})

V1PraveshaLagna = TypedDict("V1PraveshaLagna", {
    "longitude_deg": "float | None",
    "rashi": "NamedRashi | None",
})

V1PraveshaGrahas = TypedDict("V1PraveshaGrahas", {
    "sun": "float",
    "moon": "float",
    "mars": "float",
    "mercury": "float",
    "jupiter": "float",
    "venus": "float",
    "saturn": "float",
    "rahu": "float",
    "ketu": "float",
})

# A chart inside the year: its instant and places.
V1Pravesha = TypedDict("V1Pravesha", {
    "month": NotRequired["int"],
    "part": NotRequired["int"],
    "at": "str",
    "lagna": "V1PraveshaLagna",
    "grahas": "V1PraveshaGrahas",
})

# Possible birth times, ranked by past events.
RectifyResponse = TypedDict("RectifyResponse", {
    "lang": NotRequired["LabelLanguage"],
    "sentenceLang": NotRequired["SentenceLanguage"],
    "candidates": "list[RectifyCandidate]",
    "evaluated": "int",
    "gridMinutes": "int",
    "discrimination": "Discrimination",
    "method": "RectifyMethod",
    "disclaimer": "str",
    "substrateStamp": "SubstrateStamp",
})

# Neighbouring moments with the same evidence.
RectifyCandidateInterval = TypedDict("RectifyCandidateInterval", {
    "start": "str",
    "end": "str",
    "moments": "int",
})

# A possible birth time, with its evidence.
RectifyCandidate = TypedDict("RectifyCandidate", {
    "rank": "int",
    "birthTime": "str",
    "utc": "str",
    "interval": "RectifyCandidateInterval",
    "sameEvidenceAs": "int | None",
    "score": "float",
    "lagna": "BharatLagna",
    "moon": "RectifyMoon",
    "dasha": "RectifyDasha",
    "evidence": "list[RectifyEvidence]",
})

# The Moon, which determines the start of the daśās.
RectifyMoon = TypedDict("RectifyMoon", {
    "sayanaDeg": "float | None",
    "nirayanaDeg": "float | None",
    "rashi": "Rashi | None",
    "rashiIndex": "int | None",
    "nakshatra": "Nakshatra | None",
    "rashiLabel": NotRequired["str"],
    "nakshatraLabel": NotRequired["str"],
    "nakshatraIndex": "int | None",
    "pada": "int | None",
    "boundaryArcsec": "float | None",
    "boundarySeconds": "float | None",
})

RectifyDashaSeed = TypedDict("RectifyDashaSeed", {
    "nakshatra": "Nakshatra",
    "nakshatraIndex": "int",
    "nakshatraLabel": NotRequired["str"],
    "lord": "GrahaKey",
    "lordLabel": NotRequired["str"],
    "traversed": "float",
})

RectifyDashaBalance = TypedDict("RectifyDashaBalance", {
    "lord": "GrahaKey",
    "lordLabel": NotRequired["str"],
    "years": "float",
})

# The Viṃśottarī daśā at the birth.
RectifyDasha = TypedDict("RectifyDasha", {
    "seed": "RectifyDashaSeed",
    "balance": "RectifyDashaBalance",
})

RectifyEvidenceLords1 = TypedDict("RectifyEvidenceLords1", {
    "maha": "GrahaKey",
    "antara": "GrahaKey",
    "pratyantara": "GrahaKey",
    "mahaLabel": NotRequired["str"],
    "antaraLabel": NotRequired["str"],
    "pratyantaraLabel": NotRequired["str"],
})

# The evidence of one event for the candidate.
RectifyEvidence = TypedDict("RectifyEvidence", {
    "date": "str",
    "category": "EventCategory",
    "lords": "RectifyEvidenceLords1 | None",
    "score": "float",
    "reasons": "list[str]",
})

# The moments whose score is within a tenth of the range below the best.
DiscriminationNearBest = TypedDict("DiscriminationNearBest", {
    "start": "str",
    "end": "str",
    "moments": "int",
    "share": "float",
})

# How far you can trust the ranking.
Discrimination = TypedDict("Discrimination", {
    "level": "Literal[\"clear\", \"weak\", \"none\"]",
    "best": "float",
    "pValue": "float",
    "deals": "int",
    "runnerUpGap": "float | None",
    "nearBest": "DiscriminationNearBest",
    "statement": "str",
})

RectifyMethodLevelWeights = TypedDict("RectifyMethodLevelWeights", {
    "maha": "float",
    "antara": "float",
    "pratyantara": "float",
})

RectifyMethodTiesOwns = TypedDict("RectifyMethodTiesOwns", {
    "weight": "float",
    "source": "str",
})

RectifyMethodTiesOccupies = TypedDict("RectifyMethodTiesOccupies", {
    "weight": "float",
    "source": "str",
})

RectifyMethodTiesAspects = TypedDict("RectifyMethodTiesAspects", {
    "weight": "float",
    "source": "str",
})

RectifyMethodTiesSignifies = TypedDict("RectifyMethodTiesSignifies", {
    "weight": "float",
    "source": "str",
})

RectifyMethodTiesActs = TypedDict("RectifyMethodTiesActs", {
    "weight": "float",
    "source": "str",
})

# Weight of each link. `acts`: a node acts for the lord of its rāśi and for grahas with it.
RectifyMethodTies = TypedDict("RectifyMethodTies", {
    "owns": "RectifyMethodTiesOwns",
    "occupies": "RectifyMethodTiesOccupies",
    "aspects": "RectifyMethodTiesAspects",
    "signifies": "RectifyMethodTiesSignifies",
    "acts": "RectifyMethodTiesActs",
})

# Thresholds for the level of `discrimination`.
RectifyMethodThresholds = TypedDict("RectifyMethodThresholds", {
    "clearP": "float",
    "weakP": "float",
    "nearBest": "float",
    "clearShare": "float",
})

RectifyMethodSignificationsItemHousesItem = TypedDict("RectifyMethodSignificationsItemHousesItem", {
    "house": "int",
    "weight": "float",
    "source": "str",
})

RectifyMethodSignificationsItemKarakasItem = TypedDict("RectifyMethodSignificationsItemKarakasItem", {
    "graha": "GrahaKey",
    "weight": "float",
    "source": "str",
})

RectifyMethodSignificationsItem = TypedDict("RectifyMethodSignificationsItem", {
    "category": "EventCategory",
    "houses": "list[RectifyMethodSignificationsItemHousesItem]",
    "karakas": "list[RectifyMethodSignificationsItemKarakasItem]",
})

# The method and its constants.
RectifyMethod = TypedDict("RectifyMethod", {
    "description": "str",
    "ayanamsa": "Literal[\"lahiri\"]",
    "nodeMode": "Literal[\"mean\"]",
    "houses": "Literal[\"whole-sign\"]",
    "yearDays": "float",
    "eventsAt": "str",
    "levelWeights": "RectifyMethodLevelWeights",
    "ties": "RectifyMethodTies",
    "thresholds": "RectifyMethodThresholds",
    "significations": "list[RectifyMethodSignificationsItem]",
})

# The facts that contain every word of a search.
FactsResponse = TypedDict("FactsResponse", {
    "query": "str",
    "lang": NotRequired["LabelLanguage"],
    "sentence_lang": NotRequired["SentenceLanguage"],
    "count": "int",
    "total": "int",
    "facts": "list[Fact]",
})

# A fact about the system and its definitions.
Fact = TypedDict("Fact", {
    "id": "str",
    "topic": "Literal[\"graha\", \"dignity\", \"friendship\", \"aspect\", \"rashi\", \"nakshatra\", \"bhava\", \"karaka\", \"varga\", \"dasha\", \"tithi\", \"yoga\", \"karana\", \"vara\", \"muhurta\", \"choghadiya\", \"hora\", \"kala\", \"avastha\", \"shadbala\", \"ashtakavarga\", \"yoga-formation\", \"upagraha\", \"special-lagna\", \"arudha\", \"kp\", \"ayanamsha\", \"month\", \"sankranti\", \"ritu\", \"samvatsara\", \"era\", \"time\", \"astronomy\"]",
    "title": "str",
    "label": NotRequired["str"],
    "statement": "str",
    "attribution": "str",
    "citation": "str | None",
    "keywords": "list[str]",
})

# Places by name, or near a point.
PlacesResponse = TypedDict("PlacesResponse", {
    "query": "str | None",
    "lat": NotRequired["float"],
    "lon": NotRequired["float"],
    "count": "int",
    "places": "list[FoundPlace]",
    "attribution": "str",
})

# A town that was found.
FoundPlace = TypedDict("FoundPlace", {
    "id": "str",
    "name": "str",
    "admin1": "str",
    "country": "str",
    "lat": "float",
    "lon": "float",
    "tz": "str",
    "population": "int",
    "matched": "str",
    "distance_km": NotRequired["float"],
})

SahajaResponseToolsUsedItem = TypedDict("SahajaResponseToolsUsedItem", {
    "name": "Literal[\"chart\", \"panchanga\", \"muhurta\", \"utsavas\", \"muhurta_search\", \"sky\", \"transits\", \"varshaphala\", \"match\", \"places\", \"facts\"]",
    "input": "dict[str, Any]",
})

SahajaResponseClassification = TypedDict("SahajaResponseClassification", {
    "slip": "bool",
    "categories": "list[Literal[\"prediction\", \"fear\", \"remedy\", \"advice\", \"medical\", \"legal\", \"financial\"]]",
    "action": "Literal[\"pass\", \"withheld\"]",
})

# Only in mode `model`.
SahajaResponseUsage = TypedDict("SahajaResponseUsage", {
    "input_tokens": "int | None",
    "output_tokens": "int | None",
})

# A reply of counsel.
SahajaResponse = TypedDict("SahajaResponse", {
    "reply": "str",
    "mode": "Literal[\"model\", \"demo\"]",
    "composed": "Literal[True]",
    "tools_used": "list[SahajaResponseToolsUsedItem]",
    "classification": "SahajaResponseClassification",
    "fallback": NotRequired["Literal[\"model-unavailable\"]"],
    "disclaimer": "str",
    "model": NotRequired["str"],
    "usage": NotRequired["SahajaResponseUsage"],
})

RegistrationOptionsRp = TypedDict("RegistrationOptionsRp", {
    "id": NotRequired["str"],
    "name": "str",
})

RegistrationOptionsUser = TypedDict("RegistrationOptionsUser", {
    "id": "str",
    "name": "str",
    "displayName": "str",
})

RegistrationOptionsPubKeyCredParamsItem = TypedDict("RegistrationOptionsPubKeyCredParamsItem", {
    "alg": "int",
    "type": "Literal[\"public-key\"]",
})

# `PublicKeyCredentialCreationOptionsJSON` of WebAuthn.
RegistrationOptions = TypedDict("RegistrationOptions", {
    "challenge": "str",
    "rp": "RegistrationOptionsRp",
    "user": "RegistrationOptionsUser",
    "pubKeyCredParams": "list[RegistrationOptionsPubKeyCredParamsItem]",
    "timeout": NotRequired["int"],
})

Account = TypedDict("Account", {
    "id": "str",
    "name": "str",
    "created": "str",
    "passkeys": "int",
    "charts": "int",
    "charts_limit": "int",
})

# `PublicKeyCredentialRequestOptionsJSON` of WebAuthn.
SignInOptions = TypedDict("SignInOptions", {
    "challenge": "str",
    "rpId": NotRequired["str"],
    "timeout": NotRequired["int"],
    "userVerification": NotRequired["str"],
})

SessionState = TypedDict("SessionState", {
    "account": "Account | None",
})

AccountExportPasskeysItem = TypedDict("AccountExportPasskeysItem", {
    "id": "str",
    "credential_id": "str",
    "name": "str | None",
    "created": "str",
    "used": "str | None",
    "backed_up": "bool",
    "transports": "list[str]",
    "current": "bool",
    "public_key": "str",
    "counter": "int",
})

AccountExportSessionsItem = TypedDict("AccountExportSessionsItem", {
    "created": "str",
    "expires": "str",
    "current": "bool",
})

# All stored data of an account, except the hashes of its session tokens.
AccountExport = TypedDict("AccountExport", {
    "exported": "str",
    "account": "Account",
    "passkeys": "list[AccountExportPasskeysItem]",
    "sessions": "list[AccountExportSessionsItem]",
    "charts": "list[SavedChart]",
})

# The request with its defaults and its present name: it may be posted again.
SavedChartInput = TypedDict("SavedChartInput", {
    "year": "int",
    "month": "int",
    "day": "int",
    "hour": "int",
    "minute": "int",
    "lat": "float",
    "lon": "float",
    "tzHours": "float",
    "name": NotRequired["str"],
    "second": "float",
    "dashaDepth": NotRequired["DashaDepth"],
    "tz": NotRequired["str"],
    "preset": NotRequired["Literal[\"khagola\", \"jhora\", \"kp\", \"raman\", \"rao\"]"],
    "ayanamsa": NotRequired["AyanamsaChoice"],
    "nodeMode": NotRequired["Literal[\"mean\", \"true\"]"],
    "dashaYearDays": NotRequired["Literal[365.25, 365.2564, 365.2422, 360]"],
    "coLords": NotRequired["bool"],
    "include": NotRequired["list[ChartPart]"],
    "dashas": NotRequired["list[DashaChoice]"],
    "number": NotRequired["int"],
    "divisions": NotRequired["list[str]"],
    "precision": NotRequired["int"],
    "compare": NotRequired["list[ChartSettings]"],
    "lang": NotRequired["LanguageTag"],
})

# A saved chart. The kernel of the day it was saved computed the summary.
SavedChart = TypedDict("SavedChart", {
    "id": "str",
    "name": "str | None",
    "created": "str",
    "changed": "str",
    "input": "SavedChartInput",
    "summary": "ChartSummary",
})

ChartSummaryRashis = TypedDict("ChartSummaryRashis", {
    "sun": "int | None",
    "moon": "int | None",
    "mars": "int | None",
    "mercury": "int | None",
    "jupiter": "int | None",
    "venus": "int | None",
    "saturn": "int | None",
    "rahu": "int | None",
    "ketu": "int | None",
})

# Enough of a chart to recognise it in a list.
ChartSummary = TypedDict("ChartSummary", {
    "utc": "str",
    "lagna": "SummaryPoint",
    "sun": "SummaryPoint",
    "moon": "SummaryPoint",
    "rashis": "ChartSummaryRashis",
})

SummaryPoint = TypedDict("SummaryPoint", {
    "sidereal_deg": "float | None",
    "rashi": "Rashi | None",
    "rashi_index": "int | None",
    "nakshatra_pada": "str | None",
})

PasskeyList = TypedDict("PasskeyList", {
    "count": "int",
    "passkeys": "list[Passkey]",
})

Passkey = TypedDict("Passkey", {
    "id": "str",
    "credential_id": "str",
    "name": "str | None",
    "created": "str",
    "used": "str | None",
    "backed_up": "bool",
    "transports": "list[str]",
    "current": "bool",
})

ChartList = TypedDict("ChartList", {
    "count": "int",
    "charts": "list[SavedChart]",
})

# The request with its defaults and its present name: it may be posted again.
OpenedChartInput = TypedDict("OpenedChartInput", {
    "year": "int",
    "month": "int",
    "day": "int",
    "hour": "int",
    "minute": "int",
    "lat": "float",
    "lon": "float",
    "tzHours": "float",
    "name": NotRequired["str"],
    "second": "float",
    "dashaDepth": NotRequired["DashaDepth"],
    "tz": NotRequired["str"],
    "preset": NotRequired["Literal[\"khagola\", \"jhora\", \"kp\", \"raman\", \"rao\"]"],
    "ayanamsa": NotRequired["AyanamsaChoice"],
    "nodeMode": NotRequired["Literal[\"mean\", \"true\"]"],
    "dashaYearDays": NotRequired["Literal[365.25, 365.2564, 365.2422, 360]"],
    "coLords": NotRequired["bool"],
    "include": NotRequired["list[ChartPart]"],
    "dashas": NotRequired["list[DashaChoice]"],
    "number": NotRequired["int"],
    "divisions": NotRequired["list[str]"],
    "precision": NotRequired["int"],
    "compare": NotRequired["list[ChartSettings]"],
    "lang": NotRequired["LanguageTag"],
})

# A saved chart, computed again: the current kernel computed both the summary and the chart.
OpenedChart = TypedDict("OpenedChart", {
    "id": "str",
    "name": "str | None",
    "created": "str",
    "changed": "str",
    "input": "OpenedChartInput",
    "summary": "ChartSummary",
    "chart": "ChartResponse",
})

OperatorStatusIntentsItem = TypedDict("OperatorStatusIntentsItem", {
    "mukha": "Mukha",
    "intents": "list[str]",
})

# The intents of the operator, and what is available.
OperatorStatus = TypedDict("OperatorStatus", {
    "alpha_time": "str",
    "mukha": "Mukha",
    "bridge": "Bridge",
    "intents": "list[OperatorStatusIntentsItem]",
})

# Which bindings and settings are present. Never a value.
Bridge = TypedDict("Bridge", {
    "kernel": "bool",
    "rate_limiter": "bool",
    "cache": "bool",
    "accounts": "bool",
    "model": "bool",
    "public_origin": "bool",
    "index_key": "bool",
})

# The gate: limit, size, format, mukha and intent are valid. Other requests are refused.
OperatorResponseAlpha = TypedDict("OperatorResponseAlpha", {
    "time": "str",
    "gate": "Literal[\"open\"]",
})

OperatorResponseMukha = TypedDict("OperatorResponseMukha", {
    "selected": "Mukha",
    "intents": "list[str]",
})

OperatorResponseHandshake = TypedDict("OperatorResponseHandshake", {
    "id": "str",
    "digest": "str",
    "elapsed_ms": "int",
})

# The result of an intent.
OperatorResponse = TypedDict("OperatorResponse", {
    "ok": "Literal[True]",
    "alpha": "OperatorResponseAlpha",
    "mukha": "OperatorResponseMukha",
    "bridge": "Bridge",
    "result": "PanchangaResponse | NowResponse | GhadiResponse | DaysResponse | ConvertResponse | MuhurtaResponse | MuhurtasResponse | SkyResponse | EphemerisResponse | ProbeResult | ChartResponse | MatchResponse | TransitsResponse | VarshaphalaResponse | ObservancesResponse | HolidaysResponse | AnniversariesResponse | UtsavasResponse | FactsResponse | PlacesResponse",
    "handshake": "OperatorResponseHandshake",
})

# The numeric kernel that computed this response.
ProbeResultKernel = TypedDict("ProbeResultKernel", {
    "version": "str",
    "sha256": "str",
    "theory": "str",
})

# The kernel, the bindings and the counts of this instance.
ProbeResult = TypedDict("ProbeResult", {
    "time": "str",
    "service": "Literal[\"khagola\"]",
    "version": "str",
    "kernel": "ProbeResultKernel",
    "bindings": "Bridge",
    "counts": "Counts",
})

CountsAnswers = TypedDict("CountsAnswers", {
    "2xx": "int",
    "3xx": "int",
    "4xx": "int",
    "5xx": "int",
})

CountsCache = TypedDict("CountsCache", {
    "hits": "int",
    "misses": "int",
})

# Failures of dependencies, including those that did not affect a response.
CountsFaults = TypedDict("CountsFaults", {
    "kernel": "int",
    "rate_limiter": "int",
    "accounts": "int",
    "cache": "int",
    "model": "int",
})

# Counts of this instance since it started, in its memory. There are many instances, and each can end at any time, so these are not totals of the service.
Counts = TypedDict("Counts", {
    "since": "str | None",
    "requests": "int",
    "answers": "CountsAnswers",
    "limited": "int",
    "cache": "CountsCache",
    "faults": "CountsFaults",
})

# The numeric kernel that computed this response.
PressResponseKernel = TypedDict("PressResponseKernel", {
    "version": "str",
    "sha256": "str",
    "theory": "str",
})

# Of `/openapi.json`.
PressResponseCounts = TypedDict("PressResponseCounts", {
    "paths": "int",
    "endpoints": "int",
})

PressResponseEndpointsItem = TypedDict("PressResponseEndpointsItem", {
    "method": "str",
    "path": "str",
    "summary": "str",
    "limited": "bool",
})

PressResponseLimitsRequestsAnHourItem = TypedDict("PressResponseLimitsRequestsAnHourItem", {
    "path": "str",
    "methods": "list[str]",
    "limit": "int",
    "window": "Literal[\"clock\", \"sliding\"]",
    "counted": "Literal[\"together\", \"per instance\"]",
})

PressResponseLimitsYears = TypedDict("PressResponseLimitsYears", {
    "from": "float",
    "to": "float",
})

PressResponseLimitsLatitudeDeg = TypedDict("PressResponseLimitsLatitudeDeg", {
    "from": "float",
    "to": "float",
})

PressResponseLimitsLongitudeDeg = TypedDict("PressResponseLimitsLongitudeDeg", {
    "from": "float",
    "to": "float",
})

PressResponseLimitsUtcOffsetHours = TypedDict("PressResponseLimitsUtcOffsetHours", {
    "from": "float",
    "to": "float",
})

PressResponseLimits = TypedDict("PressResponseLimits", {
    "requests_an_hour": "list[PressResponseLimitsRequestsAnHourItem]",
    "processor_ms_an_hour": "int | None",
    "body_bytes": "int",
    "years": "PressResponseLimitsYears",
    "latitude_deg": "PressResponseLimitsLatitudeDeg",
    "longitude_deg": "PressResponseLimitsLongitudeDeg",
    "utc_offset_hours": "PressResponseLimitsUtcOffsetHours",
})

PressResponseAccuracySamplesProtocol = TypedDict("PressResponseAccuracySamplesProtocol", {
    "from": "int",
    "to": "int",
    "instants": "int",
})

PressResponseAccuracySamplesRange = TypedDict("PressResponseAccuracySamplesRange", {
    "from": "int",
    "to": "int",
    "instants": "int",
})

# The instants of the comparison.
PressResponseAccuracySamples = TypedDict("PressResponseAccuracySamples", {
    "protocol": "PressResponseAccuracySamplesProtocol",
    "range": "PressResponseAccuracySamplesRange",
})

# Figures in the specification for the protocol, arcminutes.
PressResponseAccuracyLongitudesItemSpecifiedArcmin = TypedDict("PressResponseAccuracyLongitudesItemSpecifiedArcmin", {
    "p95": "float",
    "max": "float",
})

# Measured by the same protocol, arcseconds.
PressResponseAccuracyLongitudesItemProtocolArcsec = TypedDict("PressResponseAccuracyLongitudesItemProtocolArcsec", {
    "p95": "float",
    "max": "float",
})

# Measured over the whole range, arcseconds.
PressResponseAccuracyLongitudesItemRangeArcsec = TypedDict("PressResponseAccuracyLongitudesItemRangeArcsec", {
    "p95": "float",
    "max": "float",
})

PressResponseAccuracyLongitudesItem = TypedDict("PressResponseAccuracyLongitudesItem", {
    "graha": "Literal[\"sun\", \"moon\", \"mars\", \"mercury\", \"jupiter\", \"venus\", \"saturn\"]",
    "specified_arcmin": "PressResponseAccuracyLongitudesItemSpecifiedArcmin",
    "protocol_arcsec": "PressResponseAccuracyLongitudesItemProtocolArcsec",
    "range_arcsec": "PressResponseAccuracyLongitudesItemRangeArcsec",
})

PressResponseAccuracyQuantitiesItem = TypedDict("PressResponseAccuracyQuantitiesItem", {
    "quantity": "str",
    "unit": "Literal[\"arcsec\", \"s\"]",
    "compared": "int",
    "p95": "float",
    "max": "float",
})

# Differences from the reference, from the accuracy report.
PressResponseAccuracy = TypedDict("PressResponseAccuracy", {
    "note": "str",
    "reference": "str",
    "samples": "PressResponseAccuracySamples",
    "longitudes": "list[PressResponseAccuracyLongitudesItem]",
    "quantities": "list[PressResponseAccuracyQuantitiesItem]",
})

PressResponseCreditsItem = TypedDict("PressResponseCreditsItem", {
    "what": "str",
    "source": "str",
    "url": "str",
    "licence": "str",
    "licence_url": "str",
})

# Email addresses or URLs, where configured.
PressResponseContacts = TypedDict("PressResponseContacts", {
    "general": NotRequired["str"],
    "press": NotRequired["str"],
    "security": NotRequired["str"],
})

# The facts of the service, from the build it runs.
PressResponse = TypedDict("PressResponse", {
    "name": "str",
    "description": "str",
    "version": "str",
    "api_version": "str",
    "kernel": "PressResponseKernel",
    "counts": "PressResponseCounts",
    "endpoints": "list[PressResponseEndpointsItem]",
    "limits": "PressResponseLimits",
    "accuracy": "PressResponseAccuracy",
    "licence": "str",
    "credits": "list[PressResponseCreditsItem]",
    "contacts": "PressResponseContacts",
})

# The index service accepted the URLs.
IndexPingResponse = TypedDict("IndexPingResponse", {
    "ok": "Literal[True]",
    "host": "str",
    "submitted": "int",
    "repeated": "bool",
    "upstream_status": "int",
})

HealthChecks = TypedDict("HealthChecks", {
    "kernel": "bool",
    "accounts": "bool",
    "rate_limiter": "bool",
    "cache": "bool",
    "settings": "bool",
    "model": "bool",
    "model_reachable": "bool | None",
})

# The state of this instance: its bindings, and failures in the last minute. It never contains a secret.
Health = TypedDict("Health", {
    "status": "Literal[\"ok\", \"degraded\"]",
    "time": "str",
    "checks": "HealthChecks",
    "processor_ms_an_hour": "int | None",
    "unusable_settings": NotRequired["list[str]"],
})

# In `/api/v1`: the rule as data, with its bounds (`min`, `max`), its `values` or its `fields`.
StructuredErrorErrorExpected = TypedDict("StructuredErrorErrorExpected", {
    "type": "str",
})

# What `field` costs.
StructuredErrorErrorPriceField = TypedDict("StructuredErrorErrorPriceField", {
    "ms": "float",
    "bytes": "float",
})

# The highest price that passes.
StructuredErrorErrorPriceCeiling = TypedDict("StructuredErrorErrorPriceCeiling", {
    "ms": "float",
    "bytes": "float",
})

# The price of a request that costs too much, by the field that weighs most.
StructuredErrorErrorPrice = TypedDict("StructuredErrorErrorPrice", {
    "ms": "float",
    "bytes": "float",
    "field": "StructuredErrorErrorPriceField",
    "ceiling": "StructuredErrorErrorPriceCeiling",
    "largest": "float | str | None",
})

StructuredErrorError = TypedDict("StructuredErrorError", {
    "code": "Literal[\"INVALID_JSON\", \"INVALID_FIELD\", \"UNKNOWN_FIELD\", \"OUT_OF_EPOCH_RANGE\", \"INVALID_TIMEZONE\", \"AMBIGUOUS_PLACE\", \"TOO_EXPENSIVE\", \"PAYLOAD_TOO_LARGE\", \"METHOD_NOT_ALLOWED\", \"INVALID_KEY\", \"UNSUPPORTED_FORMAT\", \"RATE_LIMIT_EXCEEDED\", \"RATE_LIMITER_UNAVAILABLE\", \"STORAGE_UNAVAILABLE\", \"NOT_FOUND\", \"INTERNAL\"]",
    "message": "str",
    "field": NotRequired["str"],
    "expected": NotRequired["StructuredErrorErrorExpected"],
    "example": NotRequired["Any"],
    "got": NotRequired["str | float | bool | None"],
    "candidates": NotRequired["list[Place]"],
    "price": NotRequired["StructuredErrorErrorPrice"],
})

# Error envelope of the charts and of `/api/v1`.
StructuredError = TypedDict("StructuredError", {
    "ok": "Literal[False]",
    "error": "StructuredErrorError",
})

# What `field` costs.
FlatErrorPriceField = TypedDict("FlatErrorPriceField", {
    "ms": "float",
    "bytes": "float",
})

# The highest price that passes.
FlatErrorPriceCeiling = TypedDict("FlatErrorPriceCeiling", {
    "ms": "float",
    "bytes": "float",
})

# The price of a request that costs too much, by the field that weighs most.
FlatErrorPrice = TypedDict("FlatErrorPrice", {
    "ms": "float",
    "bytes": "float",
    "field": "FlatErrorPriceField",
    "ceiling": "FlatErrorPriceCeiling",
    "largest": "float | str | None",
})

# Error envelope of the other endpoints and of unknown paths.
FlatError = TypedDict("FlatError", {
    "error": "Literal[\"invalid-json\", \"invalid-parameter\", \"unknown-field\", \"unsupported_query_parameters\", \"unsupported-format\", \"ambiguous-place\", \"too-expensive\", \"payload-too-large\", \"method-not-allowed\", \"rate-limit-exceeded\", \"rate-limiter-unavailable\", \"model-unavailable\", \"not-found\", \"unauthenticated\", \"origin-not-allowed\", \"invalid-key\", \"challenge-expired\", \"unknown-passkey\", \"passkey-refused\", \"last-passkey\", \"too-many-passkeys\", \"accounts-not-configured\", \"storage-unavailable\", \"host-not-allowed\", \"index-key-not-configured\", \"index-upstream-failed\", \"engine-fault\"]",
    "message": "str",
    "field": NotRequired["str"],
    "candidates": NotRequired["list[Place]"],
    "price": NotRequired["FlatErrorPrice"],
    "unexpected_keys": NotRequired["list[str]"],
    "upstream_status": NotRequired["int"],
})

GetOpenApiResponse = TypedDict("GetOpenApiResponse", {
    "openapi": "str",
    "info": "dict[str, Any]",
    "paths": "dict[str, Any]",
})

BirthSecond: TypeAlias = float
DashaDepth: TypeAlias = int
AyanamsaChoice: TypeAlias = Literal["lahiri", "raman", "kp", "surya-siddhanta", "yukteshwar", "lahiri-icrc", "kp-vp291", "true-citra", "true-pushya", "true-mula", "true-revati", "fagan-bradley"] | CustomAyanamsha
ChartPart: TypeAlias = Literal["day", "bhavas", "vargas", "ashtakavarga", "yogas", "arudhas", "karakas", "avasthas", "dasha", "current_phase", "kp", "shadbala", "graha_yuddha", "upagrahas", "special_lagnas", "vargottama", "prastara", "kp_horary", "chalit", "avakahada", "vimshopaka", "argala", "rashi_drishti", "graha_drishti", "friendships", "sphutas", "sudarshana", "house_systems", "divisions", "outer", "stars"]
DashaChoice: TypeAlias = Literal["vimshottari", "yogini", "ashtottari", "chara", "chara-rao", "kp-vimshottari", "narayana", "kalachakra", "shula", "mandooka", "drig", "sthira", "niryana-shula", "dvisaptati", "shodashottari", "dvadashottari", "panchottari", "shatabdika", "chaturashiti", "shashtihayani", "shattrimsha", "mudda"]
LanguageTag: TypeAlias = Literal["sa", "sa-Deva", "en", "hi", "mr", "ne", "gu", "bn", "as", "or", "pa", "ta", "te", "kn", "ml"]
NodeMode: TypeAlias = Literal["mean", "true"]
DateCalendar: TypeAlias = Literal["auto", "gregorian", "julian"]
AyanamsaSetting: TypeAlias = Literal["lahiri", "raman", "kp", "surya-siddhanta", "yukteshwar", "lahiri-icrc", "kp-vp291", "true-citra", "true-pushya", "true-mula", "true-revati", "fagan-bradley"] | OwnAyanamsa
RegionChoice: TypeAlias = Literal["india", "andaman-and-nicobar", "andhra-pradesh", "arunachal-pradesh", "assam", "bihar", "chandigarh", "chhattisgarh", "dadra-and-nagar-haveli-and-daman-and-diu", "delhi", "goa", "gujarat", "haryana", "himachal-pradesh", "jammu-and-kashmir", "jharkhand", "karnataka", "kerala", "ladakh", "lakshadweep", "madhya-pradesh", "maharashtra", "manipur", "meghalaya", "mizoram", "nagaland", "odisha", "puducherry", "punjab", "rajasthan", "sikkim", "tamil-nadu", "telangana", "tripura", "uttar-pradesh", "uttarakhand", "west-bengal", "nepal", "mauritius", "fiji", "trinidad-and-tobago", "guyana", "suriname", "singapore", "malaysia", "sri-lanka", "all"]
ConvertFrom: TypeAlias = Literal["gregorian", "julian", "shaka_national", "vikrama_chaitradi", "vikrama_kartikadi", "tamil", "malayalam", "bengali", "bengali_bangladesh", "odia", "assamese", "nepali", "punjabi_bikrami", "nanakshahi"]
HolidayRegion: TypeAlias = Literal["india", "andaman-and-nicobar", "andhra-pradesh", "arunachal-pradesh", "assam", "bihar", "chandigarh", "chhattisgarh", "dadra-and-nagar-haveli-and-daman-and-diu", "delhi", "goa", "gujarat", "haryana", "himachal-pradesh", "jammu-and-kashmir", "jharkhand", "karnataka", "kerala", "ladakh", "lakshadweep", "madhya-pradesh", "maharashtra", "manipur", "meghalaya", "mizoram", "nagaland", "odisha", "puducherry", "punjab", "rajasthan", "sikkim", "tamil-nadu", "telangana", "tripura", "uttar-pradesh", "uttarakhand", "west-bengal"]
UtsavasShown: TypeAlias = Literal["all", "principal", "smarta", "vaishnava"]
MuhurtaRules: TypeAlias = Literal["almanac", "muhurta-chintamani", "raman", "punjab-kesari", "hindustan", "vedicpanchanga", "krazykrackpot", "prokerala", "southern"]
SkyAyanamsa: TypeAlias = Literal["lahiri", "raman", "kp", "surya-siddhanta", "yukteshwar", "lahiri-icrc", "kp-vp291", "true-citra", "true-pushya", "true-mula", "true-revati", "fagan-bradley"]
SkyNode: TypeAlias = Literal["mean", "true"]
SkyVisibility: TypeAlias = Literal["arcus-visionis", "kalamsha"]
EphemerisStep: TypeAlias = str
EphemerisBody: TypeAlias = Literal["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "rahu", "ketu", "lagna", "uranus", "neptune", "pluto", "ashvini", "hamal", "bharani", "krittika", "rohini", "mrigashira", "phi1-orionis", "ardra", "alhena", "procyon", "punarvasu", "castor", "pushya", "ashlesha", "acubens", "hydrobius", "magha", "purva_phalguni", "coxa", "uttara_phalguni", "hasta", "gienah", "alchiba", "chitra", "svati", "vishakha", "zubenelgenubi", "zubeneshamali", "anuradha", "jyeshtha", "mula", "jabbah", "lesath", "purva_ashadha", "kaus-australis", "uttara_ashadha", "ascella", "abhijit", "shravana", "dhanishtha", "sualocin", "shatabhisha", "purva_bhadrapada", "uttara_bhadrapada", "alpheratz", "revati", "sirius", "canopus", "rigil-kentaurus", "capella", "rigel", "achernar", "hadar", "acrux", "fomalhaut", "deneb", "mimosa", "adara", "gacrux", "bellatrix", "elnath", "miaplacidus", "alnilam", "alnair", "alioth", "mirfak", "dubhe", "alnitak", "suhail-al-muhlif", "wezen", "alkaid", "sargas", "menkalinan", "peacock", "atria", "alsephina", "avior", "alphard", "mirzam", "algieba", "diphda", "polaris", "mirach", "menkent", "saiph", "rasalhague", "kochab", "almaak", "algol", "mintaka", "schedar", "alphecca", "mizar", "merak", "phecda", "megrez", "alcor", "prijipati", "auva", "theta-virginis", "eltanin", "ankaa", "han", "aludra"]
EphemerisModel: TypeAlias = Literal["modern", "surya-siddhanta"]
EphemerisScale: TypeAlias = Literal["utc", "tt"]
EphemerisCenter: TypeAlias = Literal["geocentric", "topocentric"]
EphemerisAyanamsa: TypeAlias = Literal["lahiri", "raman", "kp", "surya-siddhanta", "yukteshwar", "lahiri-icrc", "kp-vp291", "true-citra", "true-pushya", "true-mula", "true-revati", "fagan-bradley"]
EphemerisNode: TypeAlias = Literal["mean", "true"]
EphemerisFormat: TypeAlias = Literal["json", "csv", "ndjson"]
MatchOrientation: TypeAlias = Literal["a-vara", "b-vara"]
EventCategory: TypeAlias = Literal["marriage", "career-shift", "relocation", "child-birth", "parent-death", "spouse-death", "major-illness", "education-milestone", "windfall"]
GridMinutes: TypeAlias = int
SahajaRequest: TypeAlias = SahajaMessageRequest | SahajaConversationRequest
OperatorRequest: TypeAlias = OperatorRequest1 | OperatorRequest2 | OperatorRequest3 | OperatorRequest4 | OperatorRequest5 | OperatorRequest6 | OperatorRequest7 | OperatorRequest8 | OperatorRequest9 | OperatorRequest10 | OperatorRequest11 | OperatorRequest12 | OperatorRequest13 | OperatorRequest14 | OperatorRequest15 | OperatorRequest16 | OperatorRequest17 | OperatorRequest18 | OperatorRequest19 | OperatorRequest20
LabelLanguage: TypeAlias = Literal["sa", "sa-Deva", "en", "hi", "mr", "ne", "gu", "bn", "as", "or", "pa", "ta", "te", "kn", "ml"]
SentenceLanguage: TypeAlias = Literal["en", "hi"]
ChartSunriseDefinition: TypeAlias = Literal["hindu"]
GrahaKey: TypeAlias = Literal["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "rahu", "ketu"]
Rashi: TypeAlias = Literal["Meṣa", "Vṛṣabha", "Mithuna", "Karka", "Siṃha", "Kanyā", "Tulā", "Vṛścika", "Dhanus", "Makara", "Kumbha", "Mīna"]
Nakshatra: TypeAlias = Literal["Aśvinī", "Bharaṇī", "Kṛttikā", "Rohiṇī", "Mṛgaśirā", "Ārdrā", "Punarvasu", "Puṣya", "Āśleṣā", "Maghā", "Pūrva-Phalgunī", "Uttara-Phalgunī", "Hasta", "Citrā", "Svāti", "Viśākhā", "Anurādhā", "Jyeṣṭhā", "Mūla", "Pūrvāṣāḍhā", "Uttarāṣāḍhā", "Śravaṇa", "Dhaniṣṭhā", "Śatabhiṣaj", "Pūrva-Bhādrapadā", "Uttara-Bhādrapadā", "Revatī"]
Dignity: TypeAlias = Literal["exalted", "moolatrikona", "own", "great-friend", "friend", "neutral", "enemy", "great-enemy", "debilitated", "none"]
AshtakavargaRow: TypeAlias = list[int]
DashaKey: TypeAlias = Literal["vimshottari", "yogini", "ashtottari", "chara", "chara-rao", "kp-vimshottari", "narayana", "kalachakra", "shula", "mandooka", "drig", "sthira", "niryana-shula", "dvisaptati", "shodashottari", "dvadashottari", "panchottari", "shatabdika", "chaturashiti", "shashtihayani", "shattrimsha", "mudda"]
Relation: TypeAlias = Literal["friend", "neutral", "enemy"]
CompoundRelation: TypeAlias = Literal["great-friend", "friend", "neutral", "enemy", "great-enemy"]
Assumed: TypeAlias = list[str]
ChartsResponse: TypeAlias = str
SunriseDefinition: TypeAlias = Literal["ul15"]
Standing: TypeAlias = Literal["favoured", "neutral", "set-aside"]
Region: TypeAlias = Literal["india", "andaman-and-nicobar", "andhra-pradesh", "arunachal-pradesh", "assam", "bihar", "chandigarh", "chhattisgarh", "dadra-and-nagar-haveli-and-daman-and-diu", "delhi", "goa", "gujarat", "haryana", "himachal-pradesh", "jammu-and-kashmir", "jharkhand", "karnataka", "kerala", "ladakh", "lakshadweep", "madhya-pradesh", "maharashtra", "manipur", "meghalaya", "mizoram", "nagaland", "odisha", "puducherry", "punjab", "rajasthan", "sikkim", "tamil-nadu", "telangana", "tripura", "uttar-pradesh", "uttarakhand", "west-bengal", "nepal", "mauritius", "fiji", "trinidad-and-tobago", "guyana", "suriname", "singapore", "malaysia", "sri-lanka"]
HolidayStatus: TypeAlias = Literal["notified", "forecast"]
UtsavasFile: TypeAlias = str
Card: TypeAlias = str
MuhurtaRuleId: TypeAlias = Literal["day", "nakshatra", "tithi", "vara", "month", "uttarayana", "forenoon", "gandanta-pada", "yoga-9", "yoga-parts", "bhadra", "amavasya", "krishna-14", "rikta", "kharmasa", "solar-months", "caturmasa", "adhika", "kshaya", "pitripaksha", "holashtaka", "simhastha-guru", "asta-guru", "asta-shukra", "sankranti", "grahana", "panchaka", "panchaka-south", "disha-shula", "punarvasu", "lagna", "lattadi", "mahadosha", "tara-bala", "chandra-bala"]
SkyEvent: TypeAlias = SkyIngress | SkyStation | SkyLunation | SkyEclipse | SkyConjunction | SkyCombustion | SkyVisibilityEvent | SkyEquinox | SkySolstice | SkyOpposition | SkyElongation | SkyApsis | SkyBrilliancy | SkyOccultation | SkyRise | SkyTransit | SkySet | SkyTwilight
RssDocument: TypeAlias = str
Mukha: TypeAlias = Literal["sadyojata", "vamadeva", "aghora", "tatpurusha", "ishana"]


class Khagola(Transport):
    """The service. Every method sends one request and returns its answer."""

    def create_chart(
        self,
        body: ChartRequest,
    ) -> ChartResponse:
        """Compute a birth chart.

        POST /api/chart"""
        return self._send("POST", "/api/chart", {}, body, "application/json")

    def create_chart_svg(
        self,
        body: ChartRequest,
        *,
        style: Literal["north", "south", "east"] | None = None,
        varga: Literal["D1", "D2", "D3", "D4", "D7", "D9", "D10", "D12", "D16", "D20", "D24", "D27", "D30", "D40", "D45", "D60"] | None = None,
        script: Literal["iast", "devanagari"] | None = None,
    ) -> str:
        """Compute a birth chart, as an SVG drawing.

        POST /api/chart
        style: Drawing style: houses in fixed places (`north`), or rāśis in fixed places (`south`, `east`).
        varga: Divisional chart to draw.
        script: Script of labels and numerals."""
        return self._send("POST", "/api/chart", {"style": style, "varga": varga, "script": script}, body, "image/svg+xml")

    def create_core_chart(
        self,
        body: BharatChartRequest,
    ) -> BharatChartResponse:
        """Compute the positions at a birth, with an IANA time zone.

        POST /api/v1/core/chart"""
        return self._send("POST", "/api/v1/core/chart", {}, body, "application/json")

    def create_core_chart_svg(
        self,
        body: BharatChartRequest,
        *,
        style: Literal["north", "south", "east"] | None = None,
        varga: Literal["D1", "D2", "D3", "D4", "D7", "D9", "D10", "D12", "D16", "D20", "D24", "D27", "D30", "D40", "D45", "D60"] | None = None,
        script: Literal["iast", "devanagari"] | None = None,
    ) -> str:
        """Compute the positions at a birth, with an IANA time zone, as an SVG drawing.

        POST /api/v1/core/chart
        style: Drawing style: houses in fixed places (`north`), or rāśis in fixed places (`south`, `east`).
        varga: Divisional chart to draw.
        script: Script of labels and numerals."""
        return self._send("POST", "/api/v1/core/chart", {"style": style, "varga": varga, "script": script}, body, "image/svg+xml")

    def compute_chart(
        self,
        body: BirthChartRequest,
    ) -> BirthChartResponse | str:
        """Compute a birth chart from date, time and place.

        POST /api/v1/chart"""
        return self._send("POST", "/api/v1/chart", {}, body, "application/json")

    def compute_chart_svg(
        self,
        body: BirthChartRequest,
        *,
        style: Literal["north", "south", "east"] | None = None,
        varga: Literal["D1", "D2", "D3", "D4", "D7", "D9", "D10", "D12", "D16", "D20", "D24", "D27", "D30", "D40", "D45", "D60"] | None = None,
        script: Literal["iast", "devanagari"] | None = None,
    ) -> str:
        """Compute a birth chart from date, time and place, as an SVG drawing.

        POST /api/v1/chart
        style: Drawing style: houses in fixed places (`north`), or rāśis in fixed places (`south`, `east`).
        varga: Divisional chart to draw.
        script: Script of labels and numerals."""
        return self._send("POST", "/api/v1/chart", {"style": style, "varga": varga, "script": script}, body, "image/svg+xml")

    def create_charts(
        self,
        body: ChartsRequest,
    ) -> str:
        """Compute the charts of up to 200 births.

        POST /api/v1/charts"""
        return self._send("POST", "/api/v1/charts", {}, body, "*/*")

    def get_panchanga(
        self,
    ) -> PanchangaResponse:
        """Get the current pañcāṅga.

        GET /api/panchang"""
        return self._send("GET", "/api/panchang", {}, None, "application/json")

    def get_days(
        self,
        *,
        from_: str | None = None,
        to: str | None = None,
        year: int | None = None,
        calendar: DateCalendar | None = None,
        place: str | None = None,
        lat: float | None = None,
        lon: float | None = None,
        tz: str | float | None = None,
        fields: Sequence[Literal["sunrise", "sunset", "moonrise", "moonset", "polar", "note", "vara", "tithi", "nakshatra", "yoga", "karana", "sun", "moon", "paksha", "masa", "ritu", "ayana", "sayana", "years", "samvatsara", "windows", "chandrabala", "tarabala", "chandrashtama", "gauri", "bhadra", "panchaka", "special_yogas", "anandadi", "homahuti", "agni_vasa", "disha_shula", "lagnas", "day_types", "sankalpa", "regional", "observances"]] | None = None,
        region: RegionChoice | None = None,
        tradition: Literal["general", "smarta", "vaishnava", "gaudiya", "madhva", "shrivaishnava", "civil"] | None = None,
        limit: int | None = None,
        cursor: int | None = None,
        lang: LanguageTag | None = None,
        times: Literal["local", "utc"] | None = None,
        format: Literal["json", "ics", "csv", "ndjson"] | None = None,
    ) -> DaysResponse | str:
        """Get the pañcāṅga of up to 401 days at a place.

        GET /api/v1/days
        from_: First date, or `today`, `tomorrow`. Default: 1 January of `year`, -3101 to 3000; `-000584-05-28` is 28 May 585 BCE.
        to: Last date, at most 400 days later. Default: the end of its year, -3101 to 3000; `-000584-05-28` is 28 May 585 BCE.
        year: Instead of `from` and `to`. Default: this year.
        calendar: Calendar of the dates. `auto`: Julian before 15 October 1582, Gregorian from then on.
        place: Name or id of a place from `GET /api/v1/places`; instead of `lat` and `lon`.
        lat: Latitude in degrees, north positive.
        lon: Longitude in degrees, east positive.
        tz: Time zone: IANA identifier, or UTC offset in hours. Default: that of the place, or of the town nearest to the coordinates.
        fields: Fields of each day to return, separated by commas. `date` is always there.
        region: 
        tradition: Whose days: each observance comes once, on the day of that tradition. `civil` is the day that the government of the country reckons.
        limit: Maximum number of days. Default: all.
        cursor: Number of days to skip, as `next` gives it.
        lang: 
        times: How instants are written: in the local time of the place with its UTC offset (default), or in UTC.
        format: Format of the answer, `json` by default; or send `Accept`."""
        return self._send("GET", "/api/v1/days", {"from": from_, "to": to, "year": year, "calendar": calendar, "place": place, "lat": lat, "lon": lon, "tz": tz, "fields": fields, "region": region, "tradition": tradition, "limit": limit, "cursor": cursor, "lang": lang, "times": times, "format": format}, None, "application/json")

    def get_convert(
        self,
        *,
        date: str,
        tz: str | float | None = None,
        from_: ConvertFrom | None = None,
        to: Sequence[Literal["gregorian", "julian", "shaka_national", "vikrama_chaitradi", "vikrama_kartikadi", "tamil", "malayalam", "bengali", "bengali_bangladesh", "odia", "assamese", "nepali", "punjabi_bikrami", "nanakshahi"]] | None = None,
        paksha: Literal["shukla", "krishna"] | None = None,
        adhika: bool | None = None,
        lang: LanguageTag | None = None,
        format: Literal["json", "csv", "ndjson"] | None = None,
    ) -> ConvertResponse | str:
        """Convert a date between calendars.

        GET /api/v1/convert
        date: Year, number of the month and day in the calendar `from`: `2083-08-07` is 7 Mangsir 2083 of `nepali`. Years of `gregorian` and `julian` are astronomical: `-0584-05-28` is in 585 BCE. In the Vikrama calendars the day is the tithi at sunrise in its fortnight, 1 to 15. Also `today`, `tomorrow`.
        tz: Zone of `today`; else UTC.
        from_: Calendar of the date.
        to: Calendars to convert to. Default: all that have the day.
        paksha: Fortnight of a Vikrama date, `shukla` by default.
        adhika: Whether the month of a Vikrama date is intercalary, false by default.
        lang: 
        format: Format of the answer, `json` by default; or send `Accept`."""
        return self._send("GET", "/api/v1/convert", {"date": date, "tz": tz, "from": from_, "to": to, "paksha": paksha, "adhika": adhika, "lang": lang, "format": format}, None, "application/json")

    def get_now(
        self,
        *,
        at: str | None = None,
        calendar: DateCalendar | None = None,
        place: str | None = None,
        lat: float | None = None,
        lon: float | None = None,
        tz: str | float | None = None,
        lang: LanguageTag | None = None,
        times: Literal["local", "utc"] | None = None,
    ) -> NowResponse:
        """Get the pañcāṅga of an instant at a place.

        GET /api/v1/now
        at: An instant in ISO 8601, -003101-02-18 (Julian) to 3000-12-31. Without an offset it is in the local time of the place. Default: `now`.
        calendar: Calendar of the dates. `auto`: Julian before 15 October 1582, Gregorian from then on.
        place: Name or id of a place from `GET /api/v1/places`; instead of `lat` and `lon`.
        lat: Latitude in degrees, north positive.
        lon: Longitude in degrees, east positive.
        tz: Time zone: IANA identifier, or UTC offset in hours. Default: that of the place, or of the town nearest to the coordinates.
        lang: 
        times: How instants are written: in the local time of the place with its UTC offset (default), or in UTC."""
        return self._send("GET", "/api/v1/now", {"at": at, "calendar": calendar, "place": place, "lat": lat, "lon": lon, "tz": tz, "lang": lang, "times": times}, None, "application/json")

    def get_observances(
        self,
        *,
        from_: str | None = None,
        to: str | None = None,
        year: int | None = None,
        calendar: DateCalendar | None = None,
        place: str | None = None,
        lat: float | None = None,
        lon: float | None = None,
        tz: str | None = None,
        region: RegionChoice | None = None,
        tradition: Literal["general", "smarta", "vaishnava", "gaudiya", "madhva", "shrivaishnava", "civil"] | None = None,
        kind: Sequence[Literal["festival", "jayanti", "vrata", "navaratra", "ekadashi", "parana", "monthly", "purnima", "amavasya", "shraddha", "sankranti", "solar", "nakshatra", "eclipse", "aradhana"]] | None = None,
        key: str | None = None,
        q: str | None = None,
        principal: Literal["true", "false"] | None = None,
        times: Literal["true", "false"] | None = None,
        next: int | None = None,
        limit: int | None = None,
        cursor: int | None = None,
        lang: LanguageTag | None = None,
        format: Literal["json", "csv", "ndjson"] | None = None,
    ) -> ObservancesResponse | str:
        """Get the observances of a span.

        GET /api/v1/observances
        from_: First date, or `today`, `tomorrow`. Default: 1 January of `year`, 1500 to 3000; `-000584-05-28` is 28 May 585 BCE.
        to: Last date, at most 400 days later. Default: the end of its year, 1500 to 3000; `-000584-05-28` is 28 May 585 BCE.
        year: Instead of `from` and `to`. Default: this year.
        calendar: Calendar of the dates. `auto`: Julian before 15 October 1582, Gregorian from then on.
        place: Name or id of a place from `GET /api/v1/places`; instead of `lat` and `lon`.
        lat: Latitude in degrees, north positive.
        lon: Longitude in degrees, east positive.
        tz: IANA time zone. Default: that of the place.
        region: 
        tradition: Whose days: each observance comes once, on the day of that tradition. `civil` is the day that the government of the country reckons.
        kind: Kinds of observance, separated by commas.
        key: Key of one observance.
        q: A name, part of a name, key or kind, in any spelling: `diwali`, `ekadashi`. With `q` all of them are searched.
        principal: `true` (default): those kept widely, or principal in the region. `false`: all. With `kind`, `key` or `q` the default is `false`.
        times: `true` gives each observance its times: worship, fast, pāraṇa, eclipse.
        next: Only this many observances from `from` (default: today): with `kind`, `key` or `q`, the next ekādaśī. The search ends with them.
        limit: Maximum number of observances. Default: 100.
        cursor: Number of observances to skip, as `next` gives it.
        lang: 
        format: Format of the answer, `json` by default; or send `Accept`."""
        return self._send("GET", "/api/v1/observances", {"from": from_, "to": to, "year": year, "calendar": calendar, "place": place, "lat": lat, "lon": lon, "tz": tz, "region": region, "tradition": tradition, "kind": kind, "key": key, "q": q, "principal": principal, "times": times, "next": next, "limit": limit, "cursor": cursor, "lang": lang, "format": format}, None, "application/json")

    def get_holidays(
        self,
        *,
        region: HolidayRegion | None = None,
        year: int | None = None,
        kind: Sequence[Literal["gazetted", "restricted", "local", "half-day"]] | None = None,
        lang: LanguageTag | None = None,
        format: Literal["json", "ics", "csv", "ndjson"] | None = None,
    ) -> HolidaysResponse | str:
        """Get the holidays of a region of India in a year.

        GET /api/v1/holidays
        region: `india` for the central lists, or a state or union territory.
        year: Civil year. Default: the present one.
        kind: Kinds of holiday, separated by commas. Default: all.
        lang: 
        format: Format of the answer, `json` by default; or send `Accept`."""
        return self._send("GET", "/api/v1/holidays", {"region": region, "year": year, "kind": kind, "lang": lang, "format": format}, None, "application/json")

    def get_anniversaries(
        self,
        *,
        kind: Literal["birthday", "shraddha"],
        tithi: int | None = None,
        paksha: Literal["shukla", "krishna"] | None = None,
        masa: int | None = None,
        reckoning: Literal["amanta", "purnimanta"] | None = None,
        adhika: bool | None = None,
        nakshatra: int | None = None,
        solar_month: int | None = None,
        on_two: Literal["first", "second"] | None = None,
        from_: str | None = None,
        to: str | None = None,
        place: str | None = None,
        lat: float | None = None,
        lon: float | None = None,
        tz: str | float | None = None,
        lang: LanguageTag | None = None,
        format: Literal["json", "ics", "csv", "ndjson"] | None = None,
    ) -> AnniversariesResponse | str:
        """Get the civil days of a lunar date.

        GET /api/v1/anniversaries
        kind: A birthday, by sunrise, or a śrāddha, by aparāhṇa.
        tithi: Tithi of its fortnight, 1 to 15.
        paksha: Fortnight.
        masa: Lunar month, 1 to 12 from Caitra, by `reckoning`.
        reckoning: Whether months end at the new moon (default) or at the full moon.
        adhika: Whether the month was intercalary.
        nakshatra: Instead of a tithi: nakṣatra, 1 to 27 from Aśvinī, in `solar_month`.
        solar_month: Rāśi of the Sun, 1 to 12 from Meṣa.
        on_two: Which of two days a birthday has: `second` (default, texts), or `first` (many families, Kerala).
        from_: First date; or `today`, `tomorrow` Default: today, 1900-01-01 to 2100-12-31.
        to: Last date. Default: ten years after the first, 1900-01-01 to 2100-12-31.
        place: Name or id of a place from `GET /api/v1/places`; instead of `lat` and `lon`.
        lat: Latitude in degrees, north positive.
        lon: Longitude in degrees, east positive.
        tz: Time zone: IANA identifier, or UTC offset in hours. Default: that of the place, or of the town nearest to the coordinates.
        lang: 
        format: Format of the answer, `json` by default; or send `Accept`."""
        return self._send("GET", "/api/v1/anniversaries", {"kind": kind, "tithi": tithi, "paksha": paksha, "masa": masa, "reckoning": reckoning, "adhika": adhika, "nakshatra": nakshatra, "solar_month": solar_month, "on_two": on_two, "from": from_, "to": to, "place": place, "lat": lat, "lon": lon, "tz": tz, "lang": lang, "format": format}, None, "application/json")

    def get_ghadi(
        self,
        *,
        lang: LanguageTag | None = None,
    ) -> GhadiResponse:
        """Get the current traditional time.

        GET /api/ghadi
        lang:"""
        return self._send("GET", "/api/ghadi", {"lang": lang}, None, "application/json")

    def get_muhurta(
        self,
        *,
        date: str,
        lat: float | None = None,
        lon: float | None = None,
        tz: float | None = None,
        place: str | None = None,
        lang: LanguageTag | None = None,
    ) -> MuhurtaResponse:
        """Get the muhūrtas of a day at a place.

        GET /api/muhurta
        date: Gregorian date at the place, 1900-01-01 to 2100-12-31.
        lat: Latitude in degrees, north positive.
        lon: Longitude in degrees, east positive.
        tz: UTC offset of the place in hours, for example 5.5.
        place: Name or id of a place from `GET /api/v1/places`. Use it instead of `lat`, `lon` and `tz`.
        lang:"""
        return self._send("GET", "/api/muhurta", {"date": date, "lat": lat, "lon": lon, "tz": tz, "place": place, "lang": lang}, None, "application/json")

    def create_muhurta(
        self,
        body: MuhurtaRequest,
    ) -> MuhurtaResponse:
        """Get the muhūrtas of a day, with a JSON body.

        POST /api/muhurta"""
        return self._send("POST", "/api/muhurta", {}, body, "application/json")

    def get_utsavas(
        self,
        *,
        year: int,
        from_: str | None = None,
        to: str | None = None,
        lat: float | None = None,
        lon: float | None = None,
        tz: str | None = None,
        place: str | None = None,
        region: RegionChoice | None = None,
        tradition: Literal["general", "smarta", "vaishnava", "gaudiya", "madhva", "shrivaishnava", "civil"] | None = None,
        kind: Sequence[Literal["festival", "jayanti", "vrata", "navaratra", "ekadashi", "parana", "monthly", "purnima", "amavasya", "shraddha", "sankranti", "solar", "nakshatra", "eclipse", "aradhana"]] | None = None,
        show: UtsavasShown | None = None,
        fields: Sequence[Literal["key", "date", "label", "name", "sa", "name_common", "epithet", "kind", "tradition", "regions", "major", "occurrence", "authorities", "tithi", "nakshatra", "masa", "paksha", "shastra", "reckoning", "times", "eclipse"]] | None = None,
        times: Literal["true", "false"] | None = None,
        limit: int | None = None,
        lang: LanguageTag | None = None,
    ) -> UtsavasResponse:
        """Get the observances of a year, with the reason for each day.

        GET /api/utsavas
        year: Civil year.
        from_: First date, within the year, 1900-01-01 to 2100-12-31.
        to: Last date, within the year, 1900-01-01 to 2100-12-31.
        lat: Latitude in degrees, north positive.
        lon: Longitude in degrees, east positive.
        tz: IANA time zone of the place. Dates are civil dates there.
        place: Name or id of a place from `GET /api/v1/places`. Use it instead of `lat`, `lon` and `tz`.
        region: 
        tradition: Whose days: each observance comes once, on the day of that tradition. `civil` is the day that the government of the country reckons.
        kind: Kinds of observance, separated by commas.
        show: Which observances: `all`; `principal`, those kept widely, or principal in the region; `smarta` and `vaishnava`, short for `tradition`.
        fields: Fields of each observance to return, separated by commas. `key` and `date` are always there.
        times: `true` gives each observance its times: worship, fast, pāraṇa, eclipse.
        limit: Maximum number of observances, from the beginning of the year.
        lang:"""
        return self._send("GET", "/api/utsavas", {"year": year, "from": from_, "to": to, "lat": lat, "lon": lon, "tz": tz, "place": place, "region": region, "tradition": tradition, "kind": kind, "show": show, "fields": fields, "times": times, "limit": limit, "lang": lang}, None, "application/json")

    def get_utsavas_file(
        self,
        *,
        year: int | None = None,
        lat: float | None = None,
        lon: float | None = None,
        tz: str | None = None,
        place: str | None = None,
        region: RegionChoice | None = None,
        tradition: Literal["general", "smarta", "vaishnava", "gaudiya", "madhva", "shrivaishnava", "civil"] | None = None,
        kind: Sequence[Literal["festival", "jayanti", "vrata", "navaratra", "ekadashi", "parana", "monthly", "purnima", "amavasya", "shraddha", "sankranti", "solar", "nakshatra", "eclipse", "aradhana"]] | None = None,
        name: str | None = None,
        show: Literal["all", "principal", "smarta", "vaishnava"] | None = None,
        events: Literal["days", "timed"] | None = None,
        alarms: str | None = None,
        lang: LanguageTag | None = None,
    ) -> str:
        """Subscribe to the observances as a calendar.

        GET /api/utsavas.ics
        year: Civil year.
        lat: Latitude in degrees, north positive.
        lon: Longitude in degrees, east positive.
        tz: IANA time zone of the place. Dates are civil dates there.
        place: Name or id of a place from `GET /api/v1/places`. Use it instead of `lat`, `lon` and `tz`.
        region: 
        tradition: Whose days: each observance comes once, on the day of that tradition. `civil` is the day that the government of the country reckons.
        kind: Kinds of observance, separated by commas.
        name: What the calendar calls the place that `lat`, `lon` and `tz` give.
        show: Which observances. Without it: the principal ones, or with `kind` all of that kind. `principal` are those kept widely, or principal in the region; `smarta` and `vaishnava` are short for `tradition`.
        events: `timed` adds an event for each time with a beginning. Pāraṇas are always timed.
        alarms: Reminder before each timed event, as a duration (RFC 5545).
        lang:"""
        return self._send("GET", "/api/utsavas.ics", {"year": year, "lat": lat, "lon": lon, "tz": tz, "place": place, "region": region, "tradition": tradition, "kind": kind, "name": name, "show": show, "events": events, "alarms": alarms, "lang": lang}, None, "*/*")

    def get_card(
        self,
        *,
        date: str,
        lat: float | None = None,
        lon: float | None = None,
        tz: str | None = None,
        place: str | None = None,
        lang: LanguageTag | None = None,
    ) -> str:
        """Draw a day as a card to share.

        GET /api/v1/card.svg
        date: Gregorian date at the place, 1900-01-01 to 2100-12-31.
        lat: Latitude in degrees, north positive.
        lon: Longitude in degrees, east positive.
        tz: IANA time zone of the place. Dates are civil dates there.
        place: Name or id of a place from `GET /api/v1/places`. Use it instead of `lat`, `lon` and `tz`.
        lang:"""
        return self._send("GET", "/api/v1/card.svg", {"date": date, "lat": lat, "lon": lon, "tz": tz, "place": place, "lang": lang}, None, "*/*")

    def find_muhurtas(
        self,
        *,
        purpose: Literal["vivaha", "griha-pravesha", "upanayana", "namakarana", "annaprashana", "vidyarambha", "yatra", "vahana", "krishi", "griha-arambha"],
        from_: str | None = None,
        to: str | None = None,
        year: int | None = None,
        place: str | None = None,
        lat: float | None = None,
        lon: float | None = None,
        tz: str | float | None = None,
        tradition: MuhurtaRules | None = None,
        compare: Sequence[Literal["almanac", "muhurta-chintamani", "raman", "punjab-kesari", "hindustan", "vedicpanchanga", "krazykrackpot", "prokerala", "southern", "all"]] | None = None,
        nakshatra: int | None = None,
        rashi: int | None = None,
        direction: Literal["east", "south", "west", "north"] | None = None,
        limit: int | None = None,
        cursor: int | None = None,
        lang: LanguageTag | None = None,
        times: Literal["local", "utc"] | None = None,
        format: Literal["json", "ics", "csv", "ndjson"] | None = None,
    ) -> MuhurtasResponse | str:
        """Find the muhūrtas that meet the rules of a purpose.

        GET /api/v1/muhurta-search
        purpose: Purpose of the muhūrta.
        from_: First date, or `today`, `tomorrow`. Default: 1 January of `year`, 1900-01-01 to 2100-12-31.
        to: Last date, at most 400 days later. Default: the end of its year, 1900-01-01 to 2100-12-31.
        year: Instead of `from` and `to`. Default: this year.
        place: Name or id of a place from `GET /api/v1/places`; instead of `lat` and `lon`.
        lat: Latitude in degrees, north positive.
        lon: Longitude in degrees, east positive.
        tz: Time zone: IANA identifier, or UTC offset in hours. Default: that of the place, or of the town nearest to the coordinates.
        tradition: Tradition whose rules apply. `almanac` reproduces the year lists printed for New Delhi. Each purpose has some of them.
        compare: Other traditions to compare: the differing rules and days, with the rules that decide each day. `all` means every tradition with rules for the purpose.
        nakshatra: Birth nakṣatra, 1 to 27 from Aśvinī. Adds tārā-bala.
        rashi: Birth rāśi, 1 to 12 from Meṣa. Adds candra-bala.
        direction: Direction of a journey. Adds diśā-śūla and, southwards, pañcaka.
        limit: Maximum number of windows. Default: all.
        cursor: Number of windows to skip, as `next` gives it.
        lang: 
        times: How instants are written: in the local time of the place with its UTC offset (default), or in UTC.
        format: Format of the answer, `json` by default; or send `Accept`."""
        return self._send("GET", "/api/v1/muhurta-search", {"purpose": purpose, "from": from_, "to": to, "year": year, "place": place, "lat": lat, "lon": lon, "tz": tz, "tradition": tradition, "compare": compare, "nakshatra": nakshatra, "rashi": rashi, "direction": direction, "limit": limit, "cursor": cursor, "lang": lang, "times": times, "format": format}, None, "application/json")

    def get_sky(
        self,
        *,
        from_: str | None = None,
        to: str | None = None,
        year: int | None = None,
        calendar: DateCalendar | None = None,
        kinds: Sequence[Literal["ingress", "station", "lunation", "eclipse", "conjunction", "combustion", "visibility", "equinox", "solstice", "opposition", "elongation", "apsis", "brilliancy", "occultation", "rise", "transit", "set", "twilight"]] | None = None,
        bodies: Sequence[Literal["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "rahu", "ketu"]] | None = None,
        ayanamsa: SkyAyanamsa | None = None,
        node: SkyNode | None = None,
        place: str | None = None,
        lat: float | None = None,
        lon: float | None = None,
        tz: str | float | None = None,
        visibility: SkyVisibility | None = None,
        limit: int | None = None,
        cursor: int | None = None,
        lang: LanguageTag | None = None,
        times: Literal["local", "utc"] | None = None,
        format: Literal["json", "ics", "csv", "ndjson"] | None = None,
    ) -> SkyResponse | str:
        """List the events of the sky in a span.

        GET /api/v1/sky
        from_: First date, or `today`, `tomorrow`. Default: 1 January of `year`, -3101 to 3000; `-000584-05-28` is 28 May 585 BCE.
        to: Last date, at most 20 years, 5 with the Moon in `bodies` later. Default: the end of its year, -3101 to 3000; `-000584-05-28` is 28 May 585 BCE.
        year: Instead of `from` and `to`. Default: this year.
        calendar: Calendar of the dates. `auto`: Julian before 15 October 1582, Gregorian from then on.
        kinds: Kinds of events. Default: ingress, station, lunation, eclipse, conjunction, combustion, equinox, solstice.
        bodies: Grahas of all kinds but lunations, eclipses, equinoxes, solstices, apsides and twilights. A conjunction needs both of its grahas; occultations also have the outer planets and stars. Default: sun, mars, mercury, jupiter, venus, saturn, rahu, ketu.
        ayanamsa: Ayanāṃśa of sidereal longitudes.
        node: Lunar node for Rāhu and Ketu.
        place: Name or id of a place from `GET /api/v1/places`; instead of `lat` and `lon`.
        lat: Latitude in degrees, north positive.
        lon: Longitude in degrees, east positive.
        tz: Time zone: IANA identifier, or UTC offset in hours. Default: that of the place, or of the town nearest to the coordinates.
        visibility: Test of heliacal risings and settings. `arcus-visionis`: depression of the Sun while the planet is on the horizon (Ptolemy). `kalamsha`: time between the two risings or settings (Sūrya Siddhānta).
        limit: Maximum number of events. Default: all.
        cursor: Number of events to skip, as `next` gives it.
        lang: 
        times: How instants are written: in the local time of the place with its UTC offset (default), or in UTC.
        format: Format of the answer, `json` by default; or send `Accept`."""
        return self._send("GET", "/api/v1/sky", {"from": from_, "to": to, "year": year, "calendar": calendar, "kinds": kinds, "bodies": bodies, "ayanamsa": ayanamsa, "node": node, "place": place, "lat": lat, "lon": lon, "tz": tz, "visibility": visibility, "limit": limit, "cursor": cursor, "lang": lang, "times": times, "format": format}, None, "application/json")

    def get_ephemeris(
        self,
        *,
        from_: str | None = None,
        to: str | None = None,
        step: EphemerisStep | None = None,
        at: Sequence[str] | None = None,
        bodies: Sequence[EphemerisBody] | None = None,
        columns: Sequence[Literal["longitude", "tropical_longitude", "latitude", "distance", "speed", "right_ascension", "declination", "azimuth", "altitude", "apparent_altitude", "magnitude", "elongation", "phase_angle", "illumination", "diameter", "rashi", "nakshatra", "pada", "retrograde", "combust", "mean_longitude", "apsis", "conjunction"]] | None = None,
        model: EphemerisModel | None = None,
        scale: EphemerisScale | None = None,
        center: EphemerisCenter | None = None,
        place: str | None = None,
        lat: float | None = None,
        lon: float | None = None,
        tz: str | float | None = None,
        height_m: float | None = None,
        ayanamsa: EphemerisAyanamsa | None = None,
        node: EphemerisNode | None = None,
        calendar: DateCalendar | None = None,
        format: EphemerisFormat | None = None,
    ) -> EphemerisResponse | str:
        """Get the places of bodies at many instants, as columns.

        GET /api/v1/ephemeris
        from_: First instant. A date (its midnight), an instant (`2026-01-01T06:00`, `2026-01-01T06:00:00+05:30`), or `today`, `tomorrow`, `now`. Without an offset it is in the zone of the place, or in UTC.
        to: Last instant, included; the last day as a whole if it is a date.
        step: Time between two rows: days, hours or minutes. At most 20000 rows.
        at: Instants instead of `from`, `to` and `step`, at most 1000.
        bodies: Bodies; by default the nine grahas. The lagna needs a place. A nakṣatra names its junction star (yogatārā).
        columns: Columns of each body. Default: longitude, latitude, speed, rashi, nakshatra, pada.
        model: Theory of the places. `surya-siddhanta`: mean and true places of that text, with its columns alone.
        scale: Time scale of the instants: UTC (taken as UT1), or Terrestrial Time.
        center: Origin of the coordinates: the centre of the Earth, or the place.
        place: Name or id of a place from `GET /api/v1/places`; instead of `lat` and `lon`.
        lat: Latitude in degrees, north positive.
        lon: Longitude in degrees, east positive.
        tz: Time zone: IANA identifier, or UTC offset in hours. Default: that of the place, or of the town nearest to the coordinates.
        height_m: Height of the place above the ellipsoid, metres. Default: 0.
        ayanamsa: Ayanāṃśa of sidereal longitudes.
        node: Lunar node for Rāhu and Ketu.
        calendar: Calendar of the dates. `auto`: Julian before 15 October 1582, Gregorian from then on.
        format: Format of the response: JSON by columns, CSV, or a JSON object for each instant and line."""
        return self._send("GET", "/api/v1/ephemeris", {"from": from_, "to": to, "step": step, "at": at, "bodies": bodies, "columns": columns, "model": model, "scale": scale, "center": center, "place": place, "lat": lat, "lon": lon, "tz": tz, "height_m": height_m, "ayanamsa": ayanamsa, "node": node, "calendar": calendar, "format": format}, None, "application/json")

    def create_match(
        self,
        body: MatchRequest,
    ) -> MatchResponse | str:
        """Compare two births by the kūṭas of a tradition.

        POST /api/v1/match"""
        return self._send("POST", "/api/v1/match", {}, body, "application/json")

    def create_transits(
        self,
        body: TransitsRequest,
    ) -> TransitsResponse | str:
        """Compute the transits of a span over a birth.

        POST /api/v1/transits"""
        return self._send("POST", "/api/v1/transits", {}, body, "application/json")

    def create_varshaphala(
        self,
        body: VarshaphalaRequest,
    ) -> VarshaphalaResponse:
        """Compute the annual chart of a birth.

        POST /api/v1/varshaphala"""
        return self._send("POST", "/api/v1/varshaphala", {}, body, "application/json")

    def create_rectification(
        self,
        body: RectifyRequest,
    ) -> RectifyResponse:
        """Rank possible birth times by dated past events.

        POST /api/rectify"""
        return self._send("POST", "/api/rectify", {}, body, "application/json")

    def get_facts(
        self,
        *,
        q: str | None = None,
        limit: int | None = None,
        lang: LanguageTag | None = None,
        format: Literal["json", "text", "markdown"] | None = None,
    ) -> FactsResponse | str:
        """Search reference facts.

        GET /api/kundali-facts
        q: Words that a fact must contain, all of them, in its title, keywords, topic or statement. Case, diacritics and common spellings of Sanskrit do not matter. Devanāgarī also works. Words of three or more letters also match the start of a word. With `lang=hi`, the words of the Hindi title and statement also find a fact. If absent, returns all facts.
        limit: Maximum number of facts, best matches first. Default: all.
        lang: 
        format: Format of the response, `json` by default."""
        return self._send("GET", "/api/kundali-facts", {"q": q, "limit": limit, "lang": lang, "format": format}, None, "application/json")

    def get_places(
        self,
        *,
        q: str | None = None,
        lat: float | None = None,
        lon: float | None = None,
        limit: int | None = None,
        format: Literal["json", "csv", "ndjson"] | None = None,
    ) -> PlacesResponse | str:
        """Find places by name, or the nearest ones.

        GET /api/v1/places
        q: Name of a place in any spelling, old or new, in Latin or an Indian script; a state or a country may follow it.
        lat: Latitude in degrees, north positive.
        lon: Longitude in degrees, east positive.
        limit: Maximum number of places. Default: 10.
        format: Format of the answer, `json` by default; or send `Accept`."""
        return self._send("GET", "/api/v1/places", {"q": q, "lat": lat, "lon": lon, "limit": limit, "format": format}, None, "application/json")

    def get_feeds(
        self,
    ) -> str:
        """List the feeds.

        GET /api/rss"""
        return self._send("GET", "/api/rss", {}, None, "*/*")

    def get_daily_feed(
        self,
        *,
        lat: float | None = None,
        lon: float | None = None,
        tz: str | None = None,
        place: str | None = None,
        region: RegionChoice | None = None,
        tradition: Literal["general", "smarta", "vaishnava", "gaudiya", "madhva", "shrivaishnava", "civil"] | None = None,
        kind: Sequence[Literal["festival", "jayanti", "vrata", "navaratra", "ekadashi", "parana", "monthly", "purnima", "amavasya", "shraddha", "sankranti", "solar", "nakshatra", "eclipse", "aradhana"]] | None = None,
        show: UtsavasShown | None = None,
        lang: LanguageTag | None = None,
    ) -> str:
        """Follow the daily pañcāṅga.

        GET /api/rss/daily
        lat: Latitude in degrees, north positive.
        lon: Longitude in degrees, east positive.
        tz: IANA time zone of the place. Dates are civil dates there.
        place: Name or id of a place from `GET /api/v1/places`. Use it instead of `lat`, `lon` and `tz`.
        region: 
        tradition: Whose days: each observance comes once, on the day of that tradition. `civil` is the day that the government of the country reckons.
        kind: Kinds of observance, separated by commas.
        show: Which observances: `all`; `principal`, those kept widely, or principal in the region; `smarta` and `vaishnava`, short for `tradition`.
        lang:"""
        return self._send("GET", "/api/rss/daily", {"lat": lat, "lon": lon, "tz": tz, "place": place, "region": region, "tradition": tradition, "kind": kind, "show": show, "lang": lang}, None, "*/*")

    def get_utsavas_feed(
        self,
        *,
        lat: float | None = None,
        lon: float | None = None,
        tz: str | None = None,
        place: str | None = None,
        region: RegionChoice | None = None,
        tradition: Literal["general", "smarta", "vaishnava", "gaudiya", "madhva", "shrivaishnava", "civil"] | None = None,
        kind: Sequence[Literal["festival", "jayanti", "vrata", "navaratra", "ekadashi", "parana", "monthly", "purnima", "amavasya", "shraddha", "sankranti", "solar", "nakshatra", "eclipse", "aradhana"]] | None = None,
        show: UtsavasShown | None = None,
        lang: LanguageTag | None = None,
    ) -> str:
        """Follow the upcoming observances.

        GET /api/rss/utsavas
        lat: Latitude in degrees, north positive.
        lon: Longitude in degrees, east positive.
        tz: IANA time zone of the place. Dates are civil dates there.
        place: Name or id of a place from `GET /api/v1/places`. Use it instead of `lat`, `lon` and `tz`.
        region: 
        tradition: Whose days: each observance comes once, on the day of that tradition. `civil` is the day that the government of the country reckons.
        kind: Kinds of observance, separated by commas.
        show: Which observances: `all`; `principal`, those kept widely, or principal in the region; `smarta` and `vaishnava`, short for `tradition`.
        lang:"""
        return self._send("GET", "/api/rss/utsavas", {"lat": lat, "lon": lon, "tz": tz, "place": place, "region": region, "tradition": tradition, "kind": kind, "show": show, "lang": lang}, None, "*/*")

    def get_sankrantis_feed(
        self,
        *,
        lat: float | None = None,
        lon: float | None = None,
        tz: str | None = None,
        place: str | None = None,
        region: RegionChoice | None = None,
        tradition: Literal["general", "smarta", "vaishnava", "gaudiya", "madhva", "shrivaishnava", "civil"] | None = None,
        lang: LanguageTag | None = None,
    ) -> str:
        """Follow the saṅkrāntis.

        GET /api/rss/sankrantis
        lat: Latitude in degrees, north positive.
        lon: Longitude in degrees, east positive.
        tz: IANA time zone of the place. Dates are civil dates there.
        place: Name or id of a place from `GET /api/v1/places`. Use it instead of `lat`, `lon` and `tz`.
        region: 
        tradition: Whose days: each observance comes once, on the day of that tradition. `civil` is the day that the government of the country reckons.
        lang:"""
        return self._send("GET", "/api/rss/sankrantis", {"lat": lat, "lon": lon, "tz": tz, "place": place, "region": region, "tradition": tradition, "lang": lang}, None, "*/*")

    def get_sky_feed(
        self,
        *,
        lang: LanguageTag | None = None,
    ) -> str:
        """Follow the coming events of the sky.

        GET /api/rss/sky
        lang:"""
        return self._send("GET", "/api/rss/sky", {"lang": lang}, None, "*/*")

    def create_counsel(
        self,
        body: SahajaRequest,
    ) -> SahajaResponse:
        """Ask a question in words.

        POST /api/sahaja"""
        return self._send("POST", "/api/sahaja", {}, body, "application/json")

    def get_operator_status(
        self,
    ) -> OperatorStatus:
        """List the intents of the operator, and its bindings.

        GET /api/operator/dispatch"""
        return self._send("GET", "/api/operator/dispatch", {}, None, "application/json")

    def dispatch_operator(
        self,
        body: OperatorRequest,
    ) -> OperatorResponse:
        """Run one intent.

        POST /api/operator/dispatch"""
        return self._send("POST", "/api/operator/dispatch", {}, body, "application/json")

    def get_press(
        self,
    ) -> PressResponse:
        """Get the facts of the service: endpoints, limits, measured accuracy, licence.

        GET /api/press"""
        return self._send("GET", "/api/press", {}, None, "application/json")

    def ping_index(
        self,
    ) -> IndexPingResponse:
        """Notify search engines of the home page and ten main pages.

        GET /api/indexping"""
        return self._send("GET", "/api/indexping", {}, None, "application/json")

    def ping_index_with(
        self,
        body: IndexPingRequest,
    ) -> IndexPingResponse:
        """Notify search engines of pages of this service.

        POST /api/indexping"""
        return self._send("POST", "/api/indexping", {}, body, "application/json")

    def get_health(
        self,
    ) -> Health:
        """Check the health of the service.

        GET /api/health"""
        return self._send("GET", "/api/health", {}, None, "application/json")

    def get_llms_text(
        self,
    ) -> str:
        """Get an overview for language models.

        GET /llms.txt"""
        return self._send("GET", "/llms.txt", {}, None, "*/*")

    def get_open_api(
        self,
    ) -> GetOpenApiResponse:
        """Get this description.

        GET /openapi.json"""
        return self._send("GET", "/openapi.json", {}, None, "application/json")
