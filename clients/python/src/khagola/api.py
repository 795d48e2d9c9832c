"""The operations of the service and the types of their requests and answers.

Written by tools/client/python.ts from the OpenAPI document.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

from .transport import Transport

# A birth, by its wall clock, its place and the UTC offset or time zone there, and the conventions of its chart. Unknown fields are ignored and named in the notes.
ChartRequest = TypedDict("ChartRequest", {
    "year": "ChartYear",
    "month": "int",
    "day": "int",
    "hour": "Hour",
    "minute": "int",
    "lat": NotRequired["Lat"],
    "lon": NotRequired["Lon"],
    "tzHours": NotRequired["float"],
    "name": NotRequired["ChartName"],
    "second": NotRequired["BirthSecond"],
    "dashaDepth": NotRequired["DashaDepth"],
    "tz": NotRequired["ChartTz"],
    "place": NotRequired["str"],
    "preset": NotRequired["Preset"],
    "ayanamsa": NotRequired["AyanamsaChoice"],
    "nodeMode": NotRequired["ChartNodeMode"],
    "dashaYearDays": NotRequired["DashaYearDays"],
    "coLords": NotRequired["CoLords"],
    "include": NotRequired["Include"],
    "dashas": NotRequired["Dashas"],
    "number": NotRequired["Number"],
    "divisions": NotRequired["Divisions"],
    "precision": NotRequired["Precision"],
    "compare": NotRequired["Compare"],
    "lang": NotRequired["LanguageTag"],
})

# An ayanāṃśa of your own.
CustomAyanamsha = TypedDict("CustomAyanamsha", {
    "epochJd": "EpochJd",
    "deg": "Deg",
})

# Settings of a chart. What is left out is as in the preset.
ChartSettings = TypedDict("ChartSettings", {
    "preset": NotRequired["Preset"],
    "ayanamsa": NotRequired["AyanamsaChoice"],
    "nodeMode": NotRequired["ChartNodeMode"],
    "dashaYearDays": NotRequired["DashaYearDays"],
    "coLords": NotRequired["CoLords"],
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
    "lat": NotRequired["Lat"],
    "lon": NotRequired["Lon"],
    "tz": NotRequired["str"],
    "tzOffsetHours": NotRequired["float"],
    "place": NotRequired["MuhurtaPlace"],
})

# A birth and the settings of its chart. Unknown fields are refused.
BirthChartRequest = TypedDict("BirthChartRequest", {
    "date": "Date",
    "time": NotRequired["Time"],
    "place": NotRequired["NowPlace"],
    "lat": NotRequired["Lat"],
    "lon": NotRequired["Lon"],
    "tz": NotRequired["BirthTz"],
    "calendar": NotRequired["DateCalendar"],
    "name": NotRequired["ChartName"],
    "preset": NotRequired["Preset"],
    "ayanamsa": NotRequired["AyanamsaSetting"],
    "node": NotRequired["Node"],
    "dasha_year_days": NotRequired["DashaYearDays"],
    "co_lords": NotRequired["CoLords"],
    "include": NotRequired["Include"],
    "dashas": NotRequired["Dashas"],
    "dasha_depth": NotRequired["DashaDepth"],
    "number": NotRequired["Number"],
    "divisions": NotRequired["Divisions"],
    "precision": NotRequired["Precision"],
    "compare": NotRequired["ChartsCompare"],
    "lang": NotRequired["LanguageTag"],
    "times": NotRequired["Times"],
})

# An ayanāṃśa of your own, by its mean value at an epoch.
OwnAyanamsa = TypedDict("OwnAyanamsa", {
    "epoch_jd": "EpochJd",
    "deg": "Deg",
})

# Settings of a chart. What is left out is as in the preset.
Settings = TypedDict("Settings", {
    "preset": NotRequired["Preset"],
    "ayanamsa": NotRequired["AyanamsaSetting"],
    "node": NotRequired["Node"],
    "dasha_year_days": NotRequired["DashaYearDays"],
    "co_lords": NotRequired["CoLords"],
})

# Births, and the settings of all their charts. Unknown fields are refused.
ChartsRequest = TypedDict("ChartsRequest", {
    "preset": NotRequired["Preset"],
    "ayanamsa": NotRequired["AyanamsaSetting"],
    "node": NotRequired["Node"],
    "dasha_year_days": NotRequired["DashaYearDays"],
    "co_lords": NotRequired["CoLords"],
    "births": "list[BirthInRow]",
    "include": NotRequired["Include"],
    "dashas": NotRequired["Dashas"],
    "dasha_depth": NotRequired["DashaDepth"],
    "number": NotRequired["Number"],
    "divisions": NotRequired["Divisions"],
    "precision": NotRequired["Precision"],
    "compare": NotRequired["ChartsCompare"],
    "lang": NotRequired["LanguageTag"],
    "times": NotRequired["Times"],
})

# A birth with a label.
BirthInRow = TypedDict("BirthInRow", {
    "date": "Date",
    "time": NotRequired["Time"],
    "place": NotRequired["NowPlace"],
    "lat": NotRequired["Lat"],
    "lon": NotRequired["Lon"],
    "tz": NotRequired["BirthTz"],
    "calendar": NotRequired["DateCalendar"],
    "name": NotRequired["ChartName"],
})

# A date and a place: `lat`, `lon` and `tz`, or `place`, whose clocks are those at noon of the date. Unknown fields are ignored.
MuhurtaRequest = TypedDict("MuhurtaRequest", {
    "date": "MuhurtaDate",
    "lat": NotRequired["Lat"],
    "lon": NotRequired["Lon"],
    "tz": NotRequired["MuhurtaTz"],
    "place": NotRequired["MuhurtaPlace"],
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
    "node": NotRequired["Node"],
    "lang": NotRequired["LanguageTag"],
    "format": NotRequired["MatchFormat"],
    "times": NotRequired["Times"],
})

# A birth: date, time and place.
Birth = TypedDict("Birth", {
    "date": "str",
    "time": NotRequired["Time"],
    "place": NotRequired["NowPlace"],
    "lat": NotRequired["Lat"],
    "lon": NotRequired["Lon"],
    "tz": NotRequired["BirthTz"],
})

# A birth and a span of days. Unknown fields are refused.
TransitsRequest = TypedDict("TransitsRequest", {
    "birth": "BirthOfAllYears",
    "from": NotRequired["SkyFrom"],
    "to": NotRequired["To"],
    "year": NotRequired["Year"],
    "calendar": NotRequired["DateCalendar"],
    "ayanamsa": NotRequired["AyanamsaSetting"],
    "node": NotRequired["Node"],
    "bodies": NotRequired["list[BodiesItem]"],
    "points": NotRequired["list[PointsItem]"],
    "orbs": NotRequired["float"],
    "kakshyas": NotRequired["bool"],
    "tz": NotRequired["str"],
    "lang": NotRequired["LanguageTag"],
    "times": NotRequired["Times"],
    "format": NotRequired["Format"],
})

# A birth: date with its calendar, time and place. It is the body of `POST /api/v1/chart` without settings.
BirthOfAllYears = TypedDict("BirthOfAllYears", {
    "date": "Date",
    "time": NotRequired["Time"],
    "place": NotRequired["NowPlace"],
    "lat": NotRequired["Lat"],
    "lon": NotRequired["Lon"],
    "tz": NotRequired["BirthTz"],
    "calendar": NotRequired["DateCalendar"],
})

# A birth and a year. Unknown fields are refused.
VarshaphalaRequest = TypedDict("VarshaphalaRequest", {
    "birth": "Birth",
    "year": "int",
    "place": NotRequired["str"],
    "lat": NotRequired["Lat"],
    "lon": NotRequired["Lon"],
    "tz": NotRequired["Tz"],
    "ayanamsa": NotRequired["AyanamsaSetting"],
    "node": NotRequired["Node"],
    "include": NotRequired["list[Literal[\"day\", \"bhavas\", \"vargas\", \"ashtakavarga\", \"yogas\", \"arudhas\", \"karakas\", \"avasthas\", \"dasha\", \"current_phase\", \"kp\", \"shadbala\", \"graha_yuddha\", \"upagrahas\", \"special_lagnas\", \"vargottama\", \"prastara\", \"chalit\", \"avakahada\", \"vimshopaka\", \"argala\", \"rashi_drishti\", \"graha_drishti\", \"friendships\", \"sphutas\", \"sudarshana\", \"house_systems\", \"divisions\", \"outer\", \"stars\", \"chakras\"]]"],
    "pravesha": NotRequired["list[Literal[\"tithi\", \"month\", \"sixty_hours\"]]"],
    "lang": NotRequired["LanguageTag"],
    "times": NotRequired["Times"],
    "format": NotRequired["MatchFormat"],
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
    "lat": NotRequired["Lat"],
    "lon": NotRequired["Lon"],
    "tz": NotRequired["float"],
    "place": NotRequired["MuhurtaPlace"],
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
    "place": NotRequired["str"],
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
    "clientDataJSON": "ClientDataJSON",
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
    "clientDataJSON": "ClientDataJSON",
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

# Absent fields stay; null removes a text.
ChartChange = TypedDict("ChartChange", {
    "name": NotRequired["str | None"],
    "place": NotRequired["str | None"],
    "tags": NotRequired["list[str]"],
    "note": NotRequired["str | None"],
})

OperatorRequest1 = TypedDict("OperatorRequest1", {
    "mukha": "Literal[\"sadyojata\"]",
    "intent": "Literal[\"panchanga-now\", \"now\", \"ghadi-now\"]",
    "payload": NotRequired["QueryPayload"],
})

OperatorRequest2 = TypedDict("OperatorRequest2", {
    "mukha": "Literal[\"vamadeva\"]",
    "intent": "Literal[\"days\", \"sky\", \"ephemeris\"]",
    "payload": NotRequired["QueryPayload"],
})

OperatorRequest3 = TypedDict("OperatorRequest3", {
    "mukha": "Literal[\"vamadeva\"]",
    "intent": "Literal[\"convert\", \"muhurta-search\"]",
    "payload": "QueryPayload",
})

OperatorRequest4 = TypedDict("OperatorRequest4", {
    "mukha": "Literal[\"vamadeva\"]",
    "intent": "Literal[\"muhurta\"]",
    "payload": "MuhurtaRequest",
})

OperatorRequest5Payload = TypedDict("OperatorRequest5Payload", {
})

OperatorRequest5 = TypedDict("OperatorRequest5", {
    "mukha": "Literal[\"aghora\"]",
    "intent": "Literal[\"probe\"]",
    "payload": NotRequired["OperatorRequest5Payload"],
})

OperatorRequest6 = TypedDict("OperatorRequest6", {
    "mukha": "Literal[\"tatpurusha\"]",
    "intent": "Literal[\"chart\"]",
    "payload": "ChartRequest",
})

OperatorRequest7 = TypedDict("OperatorRequest7", {
    "mukha": "Literal[\"tatpurusha\"]",
    "intent": "Literal[\"match\"]",
    "payload": "MatchRequest",
})

OperatorRequest8 = TypedDict("OperatorRequest8", {
    "mukha": "Literal[\"tatpurusha\"]",
    "intent": "Literal[\"transits\"]",
    "payload": "TransitsRequest",
})

OperatorRequest9 = TypedDict("OperatorRequest9", {
    "mukha": "Literal[\"tatpurusha\"]",
    "intent": "Literal[\"varshaphala\"]",
    "payload": "VarshaphalaRequest",
})

OperatorRequest10 = TypedDict("OperatorRequest10", {
    "mukha": "Literal[\"ishana\"]",
    "intent": "Literal[\"observances\", \"holidays\", \"facts\", \"places\"]",
    "payload": NotRequired["QueryPayload"],
})

OperatorRequest11 = TypedDict("OperatorRequest11", {
    "mukha": "Literal[\"ishana\"]",
    "intent": "Literal[\"anniversaries\", \"utsavas\"]",
    "payload": "QueryPayload",
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
    "year": "ChartYear",
    "month": "int",
    "day": "int",
    "hour": "Hour",
    "minute": "int",
    "lat": "Lat",
    "lon": "Lon",
    "tzHours": "float",
    "name": NotRequired["ChartName"],
    "second": "float",
    "dashaDepth": NotRequired["DashaDepth"],
    "tz": NotRequired["ChartTz"],
    "preset": NotRequired["Preset"],
    "ayanamsa": "AyanamsaChoice",
    "nodeMode": "ChartNodeMode",
    "dashaYearDays": NotRequired["DashaYearDays"],
    "coLords": NotRequired["CoLords"],
    "include": NotRequired["Include"],
    "dashas": NotRequired["Dashas"],
    "number": NotRequired["Number"],
    "divisions": NotRequired["Divisions"],
    "precision": NotRequired["Precision"],
    "compare": NotRequired["Compare"],
    "lang": NotRequired["LanguageTag"],
    "utc": "Utc",
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
    "chara-rao": NotRequired["RashiDashaOrNull"],
    "kp-vimshottari": NotRequired["GrahaDashaOrNull"],
    "narayana": NotRequired["RashiDashaOrNull"],
    "kalachakra": NotRequired["KalachakraDasha | None"],
    "shula": NotRequired["RashiDashaOrNull"],
    "mandooka": NotRequired["RashiDashaOrNull"],
    "drig": NotRequired["RashiDashaOrNull"],
    "sthira": NotRequired["RashiDashaOrNull"],
    "niryana-shula": NotRequired["RashiDashaOrNull"],
    "dvisaptati": NotRequired["GrahaDashaOrNull"],
    "shodashottari": NotRequired["GrahaDashaOrNull"],
    "dvadashottari": NotRequired["GrahaDashaOrNull"],
    "panchottari": NotRequired["GrahaDashaOrNull"],
    "shatabdika": NotRequired["GrahaDashaOrNull"],
    "chaturashiti": NotRequired["GrahaDashaOrNull"],
    "shashtihayani": NotRequired["GrahaDashaOrNull"],
    "shattrimsha": NotRequired["GrahaDashaOrNull"],
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
    "dates": NotRequired["NowDates"],
    "ahargana": NotRequired["Ahargana"],
    "delta_t": NotRequired["DeltaT"],
    "jd_utc": "float",
    "jd_tt": "JdTt",
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
    "house_systems": NotRequired["HouseSystemsOrNull"],
    "divisions": NotRequired["list[Division] | None"],
    "outer": NotRequired["list[OuterPlanet] | None"],
    "stars": NotRequired["ChartStars | None"],
    "chakras": NotRequired["Chakras | None"],
    "comparison": NotRequired["list[ChartComparison]"],
    "substrate_stamp": "SubstrateStamp",
    "sovereigntySignature": "SovereigntySignature",
})

# A place and its time zone.
Where = TypedDict("Where", {
    "lat": "WhereLat",
    "lon": "WhereLon",
    "tz": "str",
    "id": NotRequired["WhereId"],
    "name": NotRequired["WhereName"],
    "matched": NotRequired["Matched"],
    "label": NotRequired["str"],
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
    "sunrise": "IsoUtcInstant",
    "sunrise_local": "IsoLocalInstant",
    "sunset": "IsoUtcInstant",
    "sunset_local": "IsoLocalInstant",
    "next_sunrise": "IsoUtcInstant",
    "next_sunrise_local": "IsoLocalInstant",
    "is_day": "bool",
    "vara": "BirthVara",
    "ghatis": "float",
})

BirthVara = TypedDict("BirthVara", {
    "index": "Index",
    "name": "Name",
    "sa": "Sa",
    "label": NotRequired["Label"],
    "lord": "GrahaKey",
    "lord_label": NotRequired["Label"],
})

# A sidereal longitude and its classes.
Point = TypedDict("Point", {
    "sidereal_deg": "SiderealDegOrNull",
    "rashi": "RashiOrNull",
    "rashi_index": "RashiIndexOrNull",
    "nakshatra_pada": "NakshatraPadaOrNull",
    "tropical_deg": "TropicalDegOrNull",
    "nakshatra": "NakshatraOrNull",
    "nakshatra_index": "NakshatraIndexOrNull",
    "pada": "PadaOrNull",
    "boundary_arcsec": "BoundaryArcsecOrNull",
    "boundary_seconds": "BoundarySecondsOrNull",
    "rashi_label": NotRequired["Label"],
    "nakshatra_label": NotRequired["Label"],
    "nakshatra_pada_label": NotRequired["Label"],
})

# One of the nine grahas. `include: []` leaves out `sa`, and what follows from other fields: `nakshatra_pada` and `boundary_seconds`.
Graha = TypedDict("Graha", {
    "key": "GrahaKey",
    "sa": NotRequired["Sa"],
    "iast": "Name",
    "sidereal_deg": "SiderealDegOrNull",
    "tropical_deg": "TropicalDegOrNull",
    "rashi": "RashiOrNull",
    "rashi_index": "RashiIndexOrNull",
    "nakshatra_pada": NotRequired["NakshatraPadaOrNull"],
    "nakshatra": "NakshatraOrNull",
    "nakshatra_index": "NakshatraIndexOrNull",
    "pada": "PadaOrNull",
    "boundary_arcsec": "BoundaryArcsecOrNull",
    "boundary_seconds": NotRequired["BoundarySecondsOrNull"],
    "rashi_label": NotRequired["Label"],
    "nakshatra_label": NotRequired["Label"],
    "nakshatra_pada_label": NotRequired["Label"],
    "house": "HouseOrNull",
    "dignity": "Dignity",
    "retrograde": "Retrograde",
    "combust": "bool | None",
    "latitude_deg": "float | None",
    "distance_au": "float | None",
    "speed_deg_per_day": "float | None",
    "undecided": NotRequired["GrahaUndecided"],
    "dignity_label": NotRequired["Label"],
    "label": NotRequired["Label"],
})

# A whole-sign house, with the Śrīpati division in degrees (null where it does not exist, beyond the polar circles).
Bhava = TypedDict("Bhava", {
    "number": "int",
    "rashi": "Rashi",
    "rashi_index": "int",
    "lord": "GrahaKey",
    "occupants": "Occupants",
    "start_deg": "float | None",
    "madhya_deg": "float | None",
    "end_deg": "float | None",
    "rashi_label": NotRequired["Label"],
    "lord_label": NotRequired["Label"],
})

# By graha.
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
    "key": "VargaKey",
    "name": "str",
    "lagna": "VargaPlacement",
    "grahas": "VargaGrahas",
    "label": NotRequired["Label"],
})

VargaPlacement = TypedDict("VargaPlacement", {
    "rashi": "RashiOrNull",
    "rashi_index": "RashiIndexOrNull",
    "vargottama": "VargaGrahaVargottama",
    "boundary_arcsec": "VargaGrahaBoundaryArcsecOrNull",
    "boundary_seconds": "VargaGrahaBoundarySecondsOrNull",
    "rashi_label": NotRequired["Label"],
})

VargaGraha = TypedDict("VargaGraha", {
    "rashi": "RashiOrNull",
    "rashi_index": "RashiIndexOrNull",
    "vargottama": "VargaGrahaVargottama",
    "boundary_arcsec": "VargaGrahaBoundaryArcsecOrNull",
    "boundary_seconds": "VargaGrahaBoundarySecondsOrNull",
    "rashi_label": NotRequired["Label"],
    "undecided": NotRequired["GrahaUndecided"],
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
    "trikona": "Trikona",
    "ekadhipatya": "Trikona",
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
    "name": "Name",
    "iast": "str",
    "sa": "Sa",
    "category": "Category",
    "grahas": "list[GrahaKey]",
    "houses": "list[HousesItem]",
    "rule": "str",
    "source": "Source",
    "cancelled": "bool | None",
    "cancelled_by": "list[YogaCancellation]",
    "label": NotRequired["Label"],
})

YogaCancellation = TypedDict("YogaCancellation", {
    "rule": "Rule",
    "source": "Source",
})

# By graha.
ArudhasGrahas = TypedDict("ArudhasGrahas", {
    "sun": "GrahasSun",
    "moon": "GrahasSun",
    "mars": "GrahasSun",
    "mercury": "GrahasSun",
    "jupiter": "GrahasSun",
    "venus": "GrahasSun",
    "saturn": "GrahasSun",
    "rahu": "GrahasSun",
    "ketu": "GrahasSun",
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
    "rashi_index": "RashiIndex",
    "rashi_label": NotRequired["Label"],
})

# Ārūḍha of a graha for one of its own rāśis.
GrahaPada = TypedDict("GrahaPada", {
    "rashi": "Rashi",
    "rashi_index": "RashiIndex",
    "rashi_label": NotRequired["Label"],
    "own_rashi_index": "int",
})

# What each graha signifies.
NaisargikaKarakasGrahas = TypedDict("NaisargikaKarakasGrahas", {
    "sun": "NaisargikaKarakasGrahasMoon",
    "moon": "NaisargikaKarakasGrahasMoon",
    "mars": "NaisargikaKarakasGrahasMoon",
    "mercury": "NaisargikaKarakasGrahasMoon",
    "jupiter": "NaisargikaKarakasGrahasMoon",
    "venus": "NaisargikaKarakasGrahasMoon",
    "saturn": "NaisargikaKarakasGrahasMoon",
})

NaisargikaKarakasBhavasItem = TypedDict("NaisargikaKarakasBhavasItem", {
    "number": "HousesItem",
    "karaka": "GrahaKey",
    "also": "Occupants",
    "source": "Source",
    "karaka_label": NotRequired["Label"],
})

# Natural significators, the same in every chart.
NaisargikaKarakas = TypedDict("NaisargikaKarakas", {
    "grahas": "NaisargikaKarakasGrahas",
    "bhavas": "list[NaisargikaKarakasBhavasItem]",
})

# Of seven grahas.
CharaKarakasSeven = TypedDict("CharaKarakasSeven", {
    "atma": "GrahaKey",
    "amatya": "GrahaKey",
    "bhratri": "GrahaKey",
    "matri": "GrahaKey",
    "putra": "GrahaKey",
    "jnati": "GrahaKey",
    "dara": "GrahaKey",
    "atma_label": NotRequired["Label"],
    "amatya_label": NotRequired["Label"],
    "bhratri_label": NotRequired["Label"],
    "matri_label": NotRequired["Label"],
    "putra_label": NotRequired["Label"],
    "jnati_label": NotRequired["Label"],
    "dara_label": NotRequired["Label"],
})

# Of eight grahas.
CharaKarakasEight = TypedDict("CharaKarakasEight", {
    "atma": "GrahaKey",
    "amatya": "GrahaKey",
    "bhratri": "GrahaKey",
    "matri": "GrahaKey",
    "pitri": "GrahaKey",
    "putra": "GrahaKey",
    "jnati": "GrahaKey",
    "dara": "GrahaKey",
    "atma_label": NotRequired["Label"],
    "amatya_label": NotRequired["Label"],
    "bhratri_label": NotRequired["Label"],
    "matri_label": NotRequired["Label"],
    "pitri_label": NotRequired["Label"],
    "putra_label": NotRequired["Label"],
    "jnati_label": NotRequired["Label"],
    "dara_label": NotRequired["Label"],
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
    "by_sign_label": NotRequired["Label"],
})

# Avasthās of a graha. Those that depend on dignity are null for the nodes. śayanādi is null without a sunrise.
Avasthas = TypedDict("Avasthas", {
    "baladi": "Literal[\"bala\", \"kumara\", \"yuva\", \"vriddha\", \"mrita\"]",
    "jagradadi": "Literal[\"jagrat\", \"svapna\", \"sushupti\"] | None",
    "deeptadi": "AvasthasDeeptadi1 | None",
    "lajjitadi": "LajjitadiOrNull",
    "shayanadi": "Literal[\"shayana\", \"upavesha\", \"netrapani\", \"prakasha\", \"gamana\", \"agamana\", \"sabha\", \"agama\", \"bhojana\", \"nrityalipsa\", \"kautuka\", \"nidra\"] | None",
    "baladi_label": NotRequired["Label"],
    "jagradadi_label": NotRequired["Label"],
    "shayanadi_label": NotRequired["Label"],
})

# Basis of the first period.
VimshottariDashaSeed = TypedDict("VimshottariDashaSeed", {
    "nakshatra": "Nakshatra",
    "nakshatra_index": "NakshatraIndex",
    "lord": "GrahaKey",
    "lord_label": NotRequired["Label"],
    "nakshatra_label": NotRequired["Label"],
    "traversed": "float",
})

# Viṃśottarī (BPHS 46).
VimshottariDasha = TypedDict("VimshottariDasha", {
    "key": NotRequired["DashaKey"],
    "name": NotRequired["Name"],
    "sa": NotRequired["Sa"],
    "applicable": NotRequired["ApplicableOrNull"],
    "condition": NotRequired["ConditionOrNull"],
    "reason": NotRequired["ReasonOrNull"],
    "label": NotRequired["Label"],
    "seed": "VimshottariDashaSeed",
    "balance": "Balance",
    "year_days": "YearDays",
    "periods": "list[DashaPeriod]",
})

# A period of a daśā with its sub-periods.
DashaPeriod = TypedDict("DashaPeriod", {
    "lord": "GrahaKey",
    "lord_label": NotRequired["Label"],
    "start": "DashaPeriodStart",
    "end": "DashaPeriodEnd",
    "level": "Level",
    "sub": "list[DashaPeriod]",
})

YoginiPeriod = TypedDict("YoginiPeriod", {
    "lord": "GrahaKey",
    "lord_label": NotRequired["Label"],
    "start": "DashaPeriodStart",
    "end": "DashaPeriodEnd",
    "key": "str",
    "name": "Name",
    "sa": "SphutaSa",
    "label": NotRequired["Label"],
})

# Yoginī, three cycles of 36 years.
YoginiDasha = TypedDict("YoginiDasha", {
    "key": "DashaKey",
    "name": "Name",
    "sa": "Sa",
    "applicable": "ApplicableOrNull",
    "condition": "ConditionOrNull",
    "reason": "ReasonOrNull",
    "label": NotRequired["Label"],
    "seed": "Seed",
    "balance": "Balance",
    "year_days": "YearDays",
    "periods": "list[NestedYoginiPeriod]",
})

# A period of a yoginī.
NestedYoginiPeriod = TypedDict("NestedYoginiPeriod", {
    "lord": "GrahaKey",
    "lord_label": NotRequired["Label"],
    "start": "DashaPeriodStart",
    "end": "DashaPeriodEnd",
    "key": "str",
    "name": "Name",
    "sa": "SphutaSa",
    "label": NotRequired["Label"],
    "level": "Level",
    "sub": "list[NestedYoginiPeriod]",
})

# Basis of the first period.
AshtottariDashaSeed = TypedDict("AshtottariDashaSeed", {
    "nakshatra": "Nakshatra",
    "nakshatra_index": "NakshatraIndex",
    "lord": "GrahaKey",
    "lord_label": NotRequired["Label"],
    "nakshatra_label": NotRequired["Label"],
    "traversed": "float",
})

# Aṣṭottarī of 108 years, with the conditions for its use.
AshtottariDasha = TypedDict("AshtottariDasha", {
    "key": NotRequired["DashaKey"],
    "name": NotRequired["Name"],
    "sa": NotRequired["Sa"],
    "applicable": "bool | None",
    "condition": NotRequired["ConditionOrNull"],
    "reason": NotRequired["ReasonOrNull"],
    "label": NotRequired["Label"],
    "conditions": "Conditions",
    "seed": "AshtottariDashaSeed",
    "balance": "Balance",
    "year_days": "YearDays",
    "periods": "list[AshtottariPeriod]",
})

AshtottariPeriod = TypedDict("AshtottariPeriod", {
    "lord": "GrahaKey",
    "lord_label": NotRequired["Label"],
    "start": "DashaPeriodStart",
    "end": "DashaPeriodEnd",
    "level": NotRequired["Level"],
    "sub": NotRequired["list[DashaPeriod]"],
})

CharaPeriod = TypedDict("CharaPeriod", {
    "lord": "GrahaKey",
    "lord_label": NotRequired["Label"],
    "start": "DashaPeriodStart",
    "end": "DashaPeriodEnd",
    "rashi": "Rashi",
    "rashi_index": "RashiIndex",
    "rashi_label": NotRequired["Label"],
    "years": "int",
})

# The lord of each rāśi that has two, and the rule that decided.
RashiDashaSeedCoLords = TypedDict("RashiDashaSeedCoLords", {
    "vrishchika": "Vrishchika",
    "kumbha": "Vrishchika",
})

# Basis of the first period.
RashiDashaSeed = TypedDict("RashiDashaSeed", {
    "rashi": "Rashi",
    "rashi_index": "RashiIndex",
    "rashi_label": NotRequired["Label"],
    "by": "str",
    "brahma": NotRequired["GrahaKey"],
    "co_lords": NotRequired["RashiDashaSeedCoLords"],
    "brahma_label": NotRequired["Label"],
})

# A daśā of rāśis. It begins at birth.
RashiDasha = TypedDict("RashiDasha", {
    "key": "DashaKey",
    "name": "Name",
    "sa": "Sa",
    "applicable": "ApplicableOrNull",
    "condition": "ConditionOrNull",
    "reason": "ReasonOrNull",
    "label": NotRequired["Label"],
    "seed": "RashiDashaSeed",
    "balance": "None",
    "year_days": "YearDays",
    "periods": "list[NestedRashiPeriod]",
})

# A period of a rāśi.
NestedRashiPeriod = TypedDict("NestedRashiPeriod", {
    "lord": "GrahaKey",
    "lord_label": NotRequired["Label"],
    "start": "DashaPeriodStart",
    "end": "DashaPeriodEnd",
    "rashi": "Rashi",
    "rashi_index": "RashiIndex",
    "years": NotRequired["int"],
    "level": "Level",
    "sub": "list[NestedRashiPeriod]",
    "rashi_label": NotRequired["Label"],
})

# A daśā of grahas, from the Moon.
GrahaDasha = TypedDict("GrahaDasha", {
    "key": "DashaKey",
    "name": "Name",
    "sa": "Sa",
    "applicable": "ApplicableOrNull",
    "condition": "ConditionOrNull",
    "reason": "ReasonOrNull",
    "label": NotRequired["Label"],
    "seed": "Seed",
    "balance": "Balance",
    "year_days": "YearDays",
    "periods": "list[DashaPeriod]",
})

# Basis of the first period.
KalachakraDashaSeed = TypedDict("KalachakraDashaSeed", {
    "nakshatra": "Nakshatra",
    "nakshatra_index": "NakshatraIndex",
    "lord": "GrahaKey",
    "lord_label": NotRequired["Label"],
    "nakshatra_label": NotRequired["Label"],
    "traversed": "Traversed",
    "pada": "int",
    "paramayus": "float",
    "deha": "RashiPlace",
    "jiva": "RashiPlace",
})

# Balance at birth.
KalachakraDashaBalance = TypedDict("KalachakraDashaBalance", {
    "rashi": "Rashi",
    "rashi_index": "RashiIndex",
    "rashi_label": NotRequired["Label"],
    "lord": "GrahaKey",
    "lord_label": NotRequired["Label"],
    "years": "Years",
})

# Kālacakra (BPHS 46).
KalachakraDasha = TypedDict("KalachakraDasha", {
    "key": "DashaKey",
    "name": "Name",
    "sa": "Sa",
    "applicable": "ApplicableOrNull",
    "condition": "ConditionOrNull",
    "reason": "ReasonOrNull",
    "label": NotRequired["Label"],
    "seed": "KalachakraDashaSeed",
    "balance": "KalachakraDashaBalance",
    "year_days": "YearDays",
    "periods": "list[NestedRashiPeriod]",
})

# Basis of the first period.
MuddaDashaSeed = TypedDict("MuddaDashaSeed", {
    "nakshatra": "Nakshatra",
    "nakshatra_index": "NakshatraIndex",
    "completed_years": "int",
    "nakshatra_label": NotRequired["Label"],
})

# Muddā of the first year of life.
MuddaDasha = TypedDict("MuddaDasha", {
    "key": "DashaKey",
    "name": "Name",
    "sa": "Sa",
    "applicable": "ApplicableOrNull",
    "condition": "ConditionOrNull",
    "reason": "ReasonOrNull",
    "label": NotRequired["Label"],
    "seed": "MuddaDashaSeed",
    "balance": "None",
    "year_days": "YearDays",
    "periods": "list[DashaPeriod]",
})

RunningPeriod = TypedDict("RunningPeriod", {
    "lord": "GrahaKey",
    "lord_label": NotRequired["Label"],
    "start": "DashaPeriodStart",
    "end": "DashaPeriodEnd",
})

# Ruling planets of the moment.
KpRulingPlanets = TypedDict("KpRulingPlanets", {
    "lagna_star_lord": "GrahaKey",
    "lagna_sign_lord": "GrahaKey",
    "moon_star_lord": "GrahaKey",
    "moon_sign_lord": "GrahaKey",
    "vara_lord": "GrahaKey | None",
    "lagna_sub_lord": "GrahaKey",
    "lagna_star_lord_label": NotRequired["Label"],
    "lagna_sign_lord_label": NotRequired["Label"],
    "moon_star_lord_label": NotRequired["Label"],
    "moon_sign_lord_label": NotRequired["Label"],
    "vara_lord_label": NotRequired["Label"],
    "lagna_sub_lord_label": NotRequired["Label"],
    "nodes": "Nodes",
})

# Kṛṣṇamūrti paddhati.
Kp = TypedDict("Kp", {
    "ayanamsha": "KpAyanamsha",
    "cusps": "CuspsOrNull",
    "grahas": "KpGrahas",
    "significators": "KpSignificators | None",
    "ruling_planets": "KpRulingPlanets",
})

KpCusp = TypedDict("KpCusp", {
    "rashi": "Rashi",
    "rashi_index": "RashiIndex",
    "rashi_label": NotRequired["Label"],
    "house": "KpCuspHouse",
    "sidereal_deg": "SiderealDeg",
    "sign_lord": "GrahaKey",
    "star_lord": "GrahaKey",
    "sub_lord": "GrahaKey",
    "sub_sub_lord": "GrahaKey",
    "sign_lord_label": NotRequired["Label"],
    "star_lord_label": NotRequired["Label"],
    "sub_lord_label": NotRequired["Label"],
    "sub_sub_lord_label": NotRequired["Label"],
    "division": "KpCuspDivision",
    "boundary_arcsec": "BoundaryArcsec",
    "boundary_seconds": "BoundarySecondsOrNull",
})

KpGraha = TypedDict("KpGraha", {
    "rashi": "Rashi",
    "rashi_index": "RashiIndex",
    "rashi_label": NotRequired["Label"],
    "sidereal_deg": "SiderealDeg",
    "sign_lord": "GrahaKey",
    "star_lord": "GrahaKey",
    "sub_lord": "GrahaKey",
    "sub_sub_lord": "GrahaKey",
    "sign_lord_label": NotRequired["Label"],
    "star_lord_label": NotRequired["Label"],
    "sub_lord_label": NotRequired["Label"],
    "sub_sub_lord_label": NotRequired["Label"],
    "division": "KpCuspDivision",
    "boundary_arcsec": "BoundaryArcsec",
    "boundary_seconds": "BoundarySecondsOrNull",
    "house": "int | None",
})

KpSignificatorsHousesItem = TypedDict("KpSignificatorsHousesItem", {
    "house": "KpCuspHouse",
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

# The grahas for which the nodes act: the lord of their rāśi, and grahas with them.
KpSignificatorsNodes = TypedDict("KpSignificatorsNodes", {
    "rahu": "Rahu",
    "ketu": "Rahu",
})

# The significators of a chart.
KpSignificators = TypedDict("KpSignificators", {
    "houses": "list[KpSignificatorsHousesItem]",
    "grahas": "KpSignificatorsGrahas",
    "nodes": "KpSignificatorsNodes",
})

# A: grahas in the star of an occupant. B: occupants. C: grahas in the star of the lord. D: the lord.
KpGrahasByLevel = TypedDict("KpGrahasByLevel", {
    "A": "Occupants",
    "B": "Occupants",
    "C": "Occupants",
    "D": "Occupants",
})

KpHousesByLevel = TypedDict("KpHousesByLevel", {
    "A": "A",
    "B": "A",
    "C": "A",
    "D": "A",
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
    "number": "HousesItem",
    "adhipati": "float | None",
    "dig": "float | None",
    "drishti": "float | None",
    "total": "float | None",
})

GrahaYuddha = TypedDict("GrahaYuddha", {
    "grahas": "GrahaYuddhaGrahas",
    "north_label": NotRequired["Label"],
    "separation_deg": "float",
    "north": "Literal[\"mars\", \"mercury\", \"jupiter\", \"venus\", \"saturn\"] | None",
})

# Points without a body. Those that rise at an instant are null where the Sun does not rise and set. Kāla, Mṛtyu, Ardhaprahara and Yamaghaṇṭaka are there when `include` names `upagrahas`.
Upagrahas = TypedDict("Upagrahas", {
    "gulika": "RisingPointOrNull",
    "mandi": "RisingPointOrNull",
    "dhuma": "NamedPointOrNull",
    "vyatipata": "NamedPointOrNull",
    "parivesha": "NamedPointOrNull",
    "indrachapa": "NamedPointOrNull",
    "upaketu": "NamedPointOrNull",
    "kala": NotRequired["RisingPointOrNull"],
    "mrityu": NotRequired["RisingPointOrNull"],
    "ardhaprahara": NotRequired["RisingPointOrNull"],
    "yamaghantaka": NotRequired["RisingPointOrNull"],
})

# What rises at an instant of the day or night of birth.
RisingPoint = TypedDict("RisingPoint", {
    "sidereal_deg": "SiderealDegOrNull",
    "rashi": "RashiOrNull",
    "rashi_index": "RashiIndexOrNull",
    "nakshatra_pada": "NakshatraPadaOrNull",
    "tropical_deg": "TropicalDegOrNull",
    "nakshatra": "NakshatraOrNull",
    "nakshatra_index": "NakshatraIndexOrNull",
    "pada": "PadaOrNull",
    "boundary_arcsec": "BoundaryArcsecOrNull",
    "boundary_seconds": "BoundarySecondsOrNull",
    "rashi_label": NotRequired["Label"],
    "nakshatra_label": NotRequired["Label"],
    "nakshatra_pada_label": NotRequired["Label"],
    "label": NotRequired["Label"],
    "instant": "IsoUtcInstant",
    "instant_local": "IsoLocalInstant",
})

# A point by its name.
NamedPoint = TypedDict("NamedPoint", {
    "sidereal_deg": "SiderealDegOrNull",
    "rashi": "RashiOrNull",
    "rashi_index": "RashiIndexOrNull",
    "nakshatra_pada": "NakshatraPadaOrNull",
    "tropical_deg": "TropicalDegOrNull",
    "nakshatra": "NakshatraOrNull",
    "nakshatra_index": "NakshatraIndexOrNull",
    "pada": "PadaOrNull",
    "boundary_arcsec": "BoundaryArcsecOrNull",
    "boundary_seconds": "BoundarySecondsOrNull",
    "rashi_label": NotRequired["Label"],
    "nakshatra_label": NotRequired["Label"],
    "nakshatra_pada_label": NotRequired["Label"],
    "label": NotRequired["Label"],
})

# Special lagnas. Those that need a sunrise are null without one.
SpecialLagnas = TypedDict("SpecialLagnas", {
    "hora": "NamedPointOrNull",
    "ghati": "NamedPointOrNull",
    "bhava": "NamedPointOrNull",
    "varnada": "CountedLagna | None",
    "shri": "NamedPointOrNull",
    "indu": "CountedLagna | None",
    "pranapada": "NamedPointOrNull",
})

# A lagna that its rule gives as a rāśi.
CountedLagna = TypedDict("CountedLagna", {
    "rashi": "Rashi",
    "rashi_index": "RashiIndex",
    "rashi_label": NotRequired["Label"],
    "degrees": "float",
    "label": NotRequired["Label"],
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
    "sun": "PrastaraGiversSun",
    "moon": "PrastaraGiversSun",
    "mars": "PrastaraGiversSun",
    "mercury": "PrastaraGiversSun",
    "jupiter": "PrastaraGiversSun",
    "venus": "PrastaraGiversSun",
    "saturn": "PrastaraGiversSun",
    "lagna": "PrastaraGiversSun",
})

# KP horary: the number chooses the lagna, the grahas are of the moment.
KpHorary = TypedDict("KpHorary", {
    "rashi": "Rashi",
    "rashi_index": "RashiIndex",
    "rashi_label": NotRequired["Label"],
    "number": "int",
    "start_deg": "StartDeg",
    "end_deg": "float",
    "nakshatra": "Nakshatra",
    "nakshatra_index": "int",
    "sign_lord": "GrahaKey",
    "star_lord": "GrahaKey",
    "sub_lord": "GrahaKey",
    "cusps": "CuspsOrNull",
    "grahas": "KpGrahas",
    "significators": "KpSignificators | None",
    "nakshatra_label": NotRequired["Label"],
    "sign_lord_label": NotRequired["Label"],
    "star_lord_label": NotRequired["Label"],
    "sub_lord_label": NotRequired["Label"],
})

ChalitSripati1 = TypedDict("ChalitSripati1", {
    "start_deg": "list[StartDegItem]",
    "madhya_deg": "list[StartDegItem]",
})

ChalitPlacidus1 = TypedDict("ChalitPlacidus1", {
    "start_deg": "list[StartDegItem]",
})

# By graha.
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
    "whole_sign": "HousesItem",
    "sripati": "int | None",
    "placidus": "int | None",
})

# Classes of a birth by the rāśi, nakṣatra and pāda of its Moon.
Avakahada = TypedDict("Avakahada", {
    "varna": "Varna",
    "vashya": "Vashya",
    "yoni": "Yoni",
    "gana": "Gana",
    "nadi": "Nadi",
    "tattva": "Tattva",
    "paya": "Paya",
    "syllable": "Syllable",
    "yunja": "Yunja",
    "rashi_lord": "GrahaKey",
    "nakshatra_lord": "GrahaKey",
    "rashi_lord_label": NotRequired["Label"],
    "nakshatra_lord_label": NotRequired["Label"],
})

# Viṃśopaka in schemes of 6, 7, 10 and 16 vargas, 0 to 20 (BPHS 7).
Vimshopaka = TypedDict("Vimshopaka", {
    "shad": "Shad",
    "sapta": "Shad",
    "dasha": "Shad",
    "shodasha": "Shad",
})

# On each graha, from its rāśi.
ArgalaGrahas = TypedDict("ArgalaGrahas", {
    "sun": "RashisItem",
    "moon": "RashisItem",
    "mars": "RashisItem",
    "mercury": "RashisItem",
    "jupiter": "RashisItem",
    "venus": "RashisItem",
    "saturn": "RashisItem",
    "rahu": "RashisItem",
    "ketu": "RashisItem",
})

# Argalā and what opposes it (BPHS 31).
Argala = TypedDict("Argala", {
    "rashis": "list[RashisItem]",
    "grahas": "ArgalaGrahas",
})

ArgalaRow = TypedDict("ArgalaRow", {
    "house": "HousesItem",
    "grahas": "Occupants",
    "virodha_house": "HousesItem",
    "virodha_grahas": "Occupants",
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
    "grahas": "Occupants",
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
    "natural": "dict[str, NaturalItem]",
    "temporal": "dict[str, NaturalItem]",
    "compound": "dict[str, dict[str, CompoundRelation]]",
})

# Sums of longitudes (Praśna-mārga 5). Those with Gulika are null where the Sun does not rise and set.
Sphutas = TypedDict("Sphutas", {
    "bija": "SphutaOrNull",
    "kshetra": "SphutaOrNull",
    "prana": "SphutaOrNull",
    "deha": "SphutaOrNull",
    "mrityu": "SphutaOrNull",
    "tri": "SphutaOrNull",
})

Sphuta = TypedDict("Sphuta", {
    "sidereal_deg": "SiderealDegOrNull",
    "rashi": "RashiOrNull",
    "rashi_index": "RashiIndexOrNull",
    "nakshatra_pada": "NakshatraPadaOrNull",
    "tropical_deg": "TropicalDegOrNull",
    "nakshatra": "NakshatraOrNull",
    "nakshatra_index": "NakshatraIndexOrNull",
    "pada": "PadaOrNull",
    "boundary_arcsec": "BoundaryArcsecOrNull",
    "boundary_seconds": "BoundarySecondsOrNull",
    "rashi_label": NotRequired["Label"],
    "nakshatra_label": NotRequired["Label"],
    "nakshatra_pada_label": NotRequired["Label"],
    "label": NotRequired["Label"],
    "name": "Name",
    "sa": "SphutaSa",
})

# The grahas by house from the lagna, the Moon and the Sun (BPHS 74).
Sudarshana = TypedDict("Sudarshana", {
    "lagna": "Lagna",
    "moon": "Lagna",
    "sun": "Lagna",
})

HouseSystemGrahas1 = TypedDict("HouseSystemGrahas1", {
    "sun": "HousesItem",
    "moon": "HousesItem",
    "mars": "HousesItem",
    "mercury": "HousesItem",
    "jupiter": "HousesItem",
    "venus": "HousesItem",
    "saturn": "HousesItem",
    "rahu": "HousesItem",
    "ketu": "HousesItem",
})

# The houses of one system.
HouseSystem = TypedDict("HouseSystem", {
    "key": "Literal[\"placidus\", \"koch\", \"regiomontanus\", \"campanus\", \"porphyry\", \"sripati\", \"equal\", \"equal-mc\", \"whole-sign\", \"vehlow\", \"alcabitius\", \"topocentric\", \"morinus\", \"meridian\", \"krusinski\", \"azimuthal\", \"carter\", \"apc\", \"pullen-sd\", \"pullen-sr\"]",
    "name": "Name",
    "cusps_deg": "list[StartDegItem] | None",
    "grahas": "HouseSystemGrahas1 | None",
    "label": NotRequired["Label"],
})

# By graha.
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
    "variant": "Variant",
    "name": "str",
    "source": "str",
    "lagna": "DivisionPlacement",
    "grahas": "DivisionGrahas",
    "label": NotRequired["Label"],
})

DivisionPlacement = TypedDict("DivisionPlacement", {
    "rashi": "Rashi",
    "rashi_index": "RashiIndex",
    "rashi_label": NotRequired["Label"],
    "part": "int",
    "varga_deg": "VargaDeg",
})

OuterPlanet = TypedDict("OuterPlanet", {
    "sidereal_deg": "SiderealDegOrNull",
    "rashi": "RashiOrNull",
    "rashi_index": "RashiIndexOrNull",
    "nakshatra_pada": "NakshatraPadaOrNull",
    "tropical_deg": "TropicalDegOrNull",
    "nakshatra": "NakshatraOrNull",
    "nakshatra_index": "NakshatraIndexOrNull",
    "pada": "PadaOrNull",
    "boundary_arcsec": "BoundaryArcsecOrNull",
    "boundary_seconds": "BoundarySecondsOrNull",
    "rashi_label": NotRequired["Label"],
    "nakshatra_label": NotRequired["Label"],
    "nakshatra_pada_label": NotRequired["Label"],
    "label": NotRequired["Label"],
    "key": "Literal[\"uranus\", \"neptune\", \"pluto\"]",
    "name": "str",
    "house": "HouseOrNull",
    "retrograde": "Retrograde",
    "latitude_deg": "float",
    "distance_au": "float",
    "speed_deg_per_day": "float",
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
    "sidereal_deg": "SiderealDegOrNull",
    "tropical_deg": "TropicalDegOrNull",
    "rashi": "RashiOrNull",
    "rashi_index": "RashiIndexOrNull",
    "nakshatra": "NakshatraOrNull",
    "nakshatra_index": "NakshatraIndexOrNull",
    "pada": "PadaOrNull",
    "rashi_label": NotRequired["Label"],
    "nakshatra_label": NotRequired["Label"],
    "house": "HouseOrNull",
    "latitude_deg": "float",
    "yogatara": NotRequired["Yogatara"],
    "label": NotRequired["Label"],
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

# By graha.
ChakrasGrahas = TypedDict("ChakrasGrahas", {
    "sun": "ChakraGraha",
    "moon": "ChakraGraha",
    "mars": "ChakraGraha",
    "mercury": "ChakraGraha",
    "jupiter": "ChakraGraha",
    "venus": "ChakraGraha",
    "saturn": "ChakraGraha",
    "rahu": "ChakraGraha",
    "ketu": "ChakraGraha",
})

# Chakras with the grahas of the chart.
Chakras = TypedDict("Chakras", {
    "sarvatobhadra": "Sarvatobhadra",
    "janma": "str",
    "svami": "GrahaKey",
    "grahas": "ChakrasGrahas",
})

ChakraSquare = TypedDict("ChakraSquare", {
    "kind": "Literal[\"nakshatra\", \"vowel\", \"consonant\", \"rashi\", \"tithi\"]",
    "value": "str",
})

# Eighth part of the rāśi.
ChakraGrahaKakshya = TypedDict("ChakraGrahaKakshya", {
    "number": "int",
    "kakshya_lord": "Literal[\"saturn\", \"jupiter\", \"mars\", \"sun\", \"venus\", \"mercury\", \"moon\", \"lagna\"]",
    "bindu": NotRequired["bool"],
})

ChakraGraha = TypedDict("ChakraGraha", {
    "mansion": "str",
    "vedha": "Vedha",
    "sapta_shalaka": "SaptaShalaka",
    "kota": "Kota",
    "kakshya": "ChakraGrahaKakshya",
})

# The chart beside that of the same birth under other settings.
ChartComparison = TypedDict("ChartComparison", {
    "settings": "ResolvedSettings",
    "differs": "Differs",
    "more": "int",
})

ResolvedSettings = TypedDict("ResolvedSettings", {
    "ayanamsa": "SettingsAyanamsa",
    "nodeMode": "SettingsNodeMode",
    "dashaYearDays": "float",
    "coLords": "SettingsCoLords",
    "preset": "Literal[\"khagola\", \"jhora\", \"kp\", \"raman\", \"rao\"]",
})

ChartDifference = TypedDict("ChartDifference", {
    "path": "str",
    "from": "str | float | bool | list[str] | None",
    "to": "str | float | bool | list[str] | None",
})

# Provenance and accuracy of a response.
SubstrateStamp = TypedDict("SubstrateStamp", {
    "service": "Literal[\"khagola\"]",
    "version": "str",
    "kernel": "Kernel",
    "ayanamsha": "Ayanamsha",
    "node_mode": "SettingsNodeMode",
    "delta_t": "SubstrateStampDeltaT",
    "time_scale": "str",
    "residuals_arcsec": "ResidualsArcsec",
    "preset": NotRequired["Literal[\"khagola\", \"jhora\", \"kp\", \"raman\", \"rao\"]"],
    "settings": NotRequired["StampSettings"],
    "notes": "Notes",
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

# The conventions by which a chart is computed.
StampSettings = TypedDict("StampSettings", {
    "ayanamsa": "SettingsAyanamsa",
    "nodeMode": "SettingsNodeMode",
    "dashaYearDays": "float",
    "coLords": "SettingsCoLords",
})

# The notes of the stamp: a null value has one.
SovereigntySignature = TypedDict("SovereigntySignature", {
    "notes": "Notes",
})

# The town, where the birth place was given by name.
BharatChartResponseBirthPlace = TypedDict("BharatChartResponseBirthPlace", {
    "id": "str",
    "name": "str",
    "lat": "WhereLat",
    "lon": "WhereLon",
    "tz": "str",
})

BharatChartResponseBirth = TypedDict("BharatChartResponseBirth", {
    "utc": "Utc",
    "local": "str",
    "tz": "str | None",
    "offsetHours": "float",
    "ambiguous": "bool",
    "place": NotRequired["BharatChartResponseBirthPlace"],
})

# Ayanāṃśa.
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
    "jdTt": "JdTt",
    "ayanamsa": "BharatChartResponseAyanamsa",
    "nodeMode": "SettingsNodeMode",
    "grahas": "list[BharatGraha]",
    "lagna": "BharatLagna",
    "tithi": "BharatTithi | None",
    "ahargana": "BharatChartResponseAhargana",
    "sovereigntySignature": "SubstrateStamp",
})

# One of the nine grahas.
BharatGraha = TypedDict("BharatGraha", {
    "sayanaDeg": "TropicalDegOrNull",
    "nirayanaDeg": "SiderealDegOrNull",
    "rashi": "RashiOrNull",
    "rashiIndex": "RashiIndexOrNull",
    "nakshatra": "NakshatraOrNull",
    "rashiLabel": NotRequired["Label"],
    "nakshatraLabel": NotRequired["Label"],
    "nakshatraIndex": "NakshatraIndexOrNull",
    "pada": "PadaOrNull",
    "boundaryArcsec": "BoundaryArcsecOrNull",
    "boundarySeconds": "BoundarySecondsOrNull",
    "key": "GrahaKey",
    "sa": "Sa",
    "iast": "Name",
    "label": NotRequired["Label"],
    "speedDegPerDay": "float | None",
    "retrograde": "Retrograde",
})

# The ascendant.
BharatLagna = TypedDict("BharatLagna", {
    "sayanaDeg": "TropicalDegOrNull",
    "nirayanaDeg": "SiderealDegOrNull",
    "rashi": "RashiOrNull",
    "rashiIndex": "RashiIndexOrNull",
    "nakshatra": "NakshatraOrNull",
    "rashiLabel": NotRequired["Label"],
    "nakshatraLabel": NotRequired["Label"],
    "nakshatraIndex": "NakshatraIndexOrNull",
    "pada": "PadaOrNull",
    "boundaryArcsec": "BoundaryArcsecOrNull",
    "boundarySeconds": "BoundarySecondsOrNull",
})

# The tithi at the birth instant.
BharatTithi = TypedDict("BharatTithi", {
    "index": "int",
    "name": "Name",
    "sa": "Sa",
    "label": NotRequired["Label"],
    "paksha": "Literal[\"shukla\", \"krishna\"]",
    "pakshaLabel": NotRequired["Label"],
    "fraction": "float",
})

# A birth chart by its settings. `include` chooses its parts. A part that could not be computed is null, with a note.
BirthChartResponse = TypedDict("BirthChartResponse", {
    "lang": NotRequired["LabelLanguage"],
    "sentence_lang": NotRequired["SentenceLanguage"],
    "dates": NotRequired["NowDates"],
    "ahargana": NotRequired["Ahargana"],
    "delta_t": NotRequired["DeltaT"],
    "jd_utc": "float",
    "jd_tt": "JdTt",
    "ayanamsa_deg": "float",
    "sunrise_definition": NotRequired["ChartSunriseDefinition"],
    "day": NotRequired["V1BirthDay | None"],
    "lagna": "V1Point",
    "grahas": "BirthChartGrahas",
    "bhavas": NotRequired["list[V1Bhava] | None"],
    "vargas": NotRequired["VargasOrNull"],
    "ashtakavarga": NotRequired["Ashtakavarga | None"],
    "yogas": NotRequired["list[V1Yoga] | None"],
    "yogas_evaluated": NotRequired["int"],
    "arudhas": NotRequired["V1Arudhas | None"],
    "naisargika_karakas": NotRequired["V1NaisargikaKarakas"],
    "chara_karakas": NotRequired["V1CharaKarakas | None"],
    "avasthas": NotRequired["AvasthasOrNull"],
    "dasha": NotRequired["Dasha"],
    "current_phase": NotRequired["CurrentPhaseOrNull"],
    "kp": NotRequired["V1Kp | None"],
    "shadbala": NotRequired["Shadbala | None"],
    "graha_yuddha": NotRequired["GrahaYuddhaOrNull"],
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
    "house_systems": NotRequired["HouseSystemsOrNull"],
    "divisions": NotRequired["DivisionsOrNull"],
    "outer": NotRequired["OuterOrNull"],
    "stars": NotRequired["V1ChartStars | None"],
    "chakras": NotRequired["V1Chakras | None"],
    "comparison": NotRequired["Comparison"],
    "substrate_stamp": "V1SubstrateStamp",
    "birth": "BirthInput",
    "assumed": "Assumed",
    "name": NotRequired["str"],
    "settings": "AppliedSettings",
    "time_dependent": NotRequired["list[str]"],
})

# A birth as it was read.
BirthInput = TypedDict("BirthInput", {
    "date": "str",
    "time": "TimeOrNull",
    "at": "BirthInputAt",
    "place": "Location",
})

# A place and its clocks.
Location = TypedDict("Location", {
    "lat": "WhereLat",
    "lon": "WhereLon",
    "tz": "str | float",
    "id": NotRequired["WhereId"],
    "name": NotRequired["WhereName"],
    "matched": NotRequired["Matched"],
    "label": NotRequired["str"],
})

# The settings of the chart. They can be sent again.
AppliedSettings = TypedDict("AppliedSettings", {
    "ayanamsa": "Ayanamsa",
    "node": "SettingsNodeMode",
    "dasha_year_days": "float",
    "co_lords": "SettingsCoLords",
    "preset": "str",
})

# The day of birth from sunrise to sunrise.
V1BirthDay = TypedDict("V1BirthDay", {
    "sunrise": "IsoInstant",
    "sunset": "IsoInstant",
    "next_sunrise": "IsoInstant",
    "is_day": "bool",
    "vara": "V1BirthVara",
    "ghatis": "float",
})

V1BirthVara = TypedDict("V1BirthVara", {
    "index": "Index",
    "name": "Name",
    "label": NotRequired["Label"],
    "lord": "NamedGraha",
    "sa": "Sa",
})

# A graha, or the lagna in lists that include it.
NamedGraha = TypedDict("NamedGraha", {
    "key": "Literal[\"sun\", \"moon\", \"mars\", \"mercury\", \"jupiter\", \"venus\", \"saturn\", \"rahu\", \"ketu\", \"lagna\"]",
    "name": "Name",
    "label": NotRequired["Label"],
})

# A sidereal longitude and its classes.
V1Point = TypedDict("V1Point", {
    "longitude_deg": "SiderealDegOrNull",
    "tropical_longitude_deg": "TropicalDegOrNull",
    "rashi": "NamedRashiOrNull",
    "nakshatra": "NamedNakshatraOrNull",
    "pada": "PadaOrNull",
    "boundary_arcsec": "BoundaryArcsecOrNull",
    "boundary_seconds": "BoundarySecondsOrNull",
})

# A rashi.
NamedRashi = TypedDict("NamedRashi", {
    "index": "int",
    "name": "Name",
    "label": NotRequired["Label"],
})

# A nakshatra.
NamedNakshatra = TypedDict("NamedNakshatra", {
    "index": "int",
    "name": "Name",
    "label": NotRequired["Label"],
})

# One of the nine grahas. `include: []` leaves out `sa`, and what follows from other fields: `nakshatra_pada` and `boundary_seconds`.
V1Graha = TypedDict("V1Graha", {
    "key": "GrahaKey",
    "sa": NotRequired["Sa"],
    "name": "Name",
    "longitude_deg": "SiderealDegOrNull",
    "tropical_longitude_deg": "TropicalDegOrNull",
    "rashi": "NamedRashiOrNull",
    "nakshatra": "NamedNakshatraOrNull",
    "pada": "PadaOrNull",
    "boundary_arcsec": "BoundaryArcsecOrNull",
    "boundary_seconds": NotRequired["BoundarySecondsOrNull"],
    "house": "HouseOrNull",
    "dignity": "GrahaDignity",
    "retrograde": "Retrograde",
    "combust": "bool | None",
    "latitude_deg": "float | None",
    "distance_au": "float | None",
    "speed_deg_per_day": "float | None",
    "undecided": NotRequired["GrahaUndecided"],
    "label": NotRequired["Label"],
})

# A whole-sign house, with the Śrīpati division in degrees (null where it does not exist, beyond the polar circles).
V1Bhava = TypedDict("V1Bhava", {
    "number": "int",
    "rashi": "NamedRashi",
    "lord": "NamedGraha",
    "occupants": "Occupants",
    "start_deg": "float | None",
    "madhya_deg": "float | None",
    "end_deg": "float | None",
})

# By graha.
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
    "key": "VargaKey",
    "name": "str",
    "lagna": "V1VargaPlacement",
    "grahas": "V1VargaGrahas",
    "label": NotRequired["Label"],
})

V1VargaPlacement = TypedDict("V1VargaPlacement", {
    "rashi": "NamedRashiOrNull",
    "vargottama": "VargaGrahaVargottama",
    "boundary_arcsec": "VargaGrahaBoundaryArcsecOrNull",
    "boundary_seconds": "VargaGrahaBoundarySecondsOrNull",
})

V1VargaGraha = TypedDict("V1VargaGraha", {
    "rashi": "NamedRashiOrNull",
    "vargottama": "VargaGrahaVargottama",
    "boundary_arcsec": "VargaGrahaBoundaryArcsecOrNull",
    "boundary_seconds": "VargaGrahaBoundarySecondsOrNull",
    "undecided": NotRequired["GrahaUndecided"],
})

# A yoga in the chart: a fact, without effects.
V1Yoga = TypedDict("V1Yoga", {
    "key": "str",
    "name": "str",
    "sa": "Sa",
    "category": "Category",
    "grahas": "list[GrahaKey]",
    "houses": "list[HousesItem]",
    "rule": "str",
    "source": "Source",
    "cancelled": "bool | None",
    "cancelled_by": "list[YogaCancellation]",
    "label": NotRequired["Label"],
})

# By graha.
V1ArudhasGrahas = TypedDict("V1ArudhasGrahas", {
    "sun": "Sun",
    "moon": "Sun",
    "mars": "Sun",
    "mercury": "Sun",
    "jupiter": "Sun",
    "venus": "Sun",
    "saturn": "Sun",
    "rahu": "Sun",
    "ketu": "Sun",
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

# What each graha signifies.
V1NaisargikaKarakasGrahas = TypedDict("V1NaisargikaKarakasGrahas", {
    "sun": "NaisargikaKarakasGrahasSun",
    "moon": "NaisargikaKarakasGrahasSun",
    "mars": "NaisargikaKarakasGrahasSun",
    "mercury": "NaisargikaKarakasGrahasSun",
    "jupiter": "NaisargikaKarakasGrahasSun",
    "venus": "NaisargikaKarakasGrahasSun",
    "saturn": "NaisargikaKarakasGrahasSun",
})

V1NaisargikaKarakasBhavasItem = TypedDict("V1NaisargikaKarakasBhavasItem", {
    "number": "HousesItem",
    "karaka": "NamedGraha",
    "also": "Occupants",
    "source": "Source",
})

# Natural significators, the same in every chart.
V1NaisargikaKarakas = TypedDict("V1NaisargikaKarakas", {
    "grahas": "V1NaisargikaKarakasGrahas",
    "bhavas": "list[V1NaisargikaKarakasBhavasItem]",
})

# Of seven grahas.
V1CharaKarakasSeven = TypedDict("V1CharaKarakasSeven", {
    "atma": "NamedGraha",
    "amatya": "NamedGraha",
    "bhratri": "NamedGraha",
    "matri": "NamedGraha",
    "putra": "NamedGraha",
    "jnati": "NamedGraha",
    "dara": "NamedGraha",
})

# Of eight grahas.
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

V1AvasthasDeeptadi1 = TypedDict("V1AvasthasDeeptadi1", {
    "by_sign": "GrahaDignity",
    "vikala": "bool",
    "kopa": "bool",
})

# Avasthās of a graha. Those that depend on dignity are null for the nodes. śayanādi is null without a sunrise.
V1Avasthas = TypedDict("V1Avasthas", {
    "baladi": "GrahaDignity",
    "jagradadi": "Jagradadi | None",
    "deeptadi": "V1AvasthasDeeptadi1 | None",
    "lajjitadi": "LajjitadiOrNull",
    "shayanadi": "Jagradadi | None",
})

# Basis of the first period.
V1VimshottariDashaSeed = TypedDict("V1VimshottariDashaSeed", {
    "nakshatra": "NamedNakshatra",
    "lord": "NamedGraha",
    "traversed": "float",
})

# Viṃśottarī (BPHS 46).
V1VimshottariDasha = TypedDict("V1VimshottariDasha", {
    "key": NotRequired["DashaKey"],
    "name": NotRequired["Name"],
    "sa": NotRequired["Sa"],
    "applicable": NotRequired["ApplicableOrNull"],
    "condition": NotRequired["ConditionOrNull"],
    "reason": NotRequired["ReasonOrNull"],
    "label": NotRequired["Label"],
    "seed": "V1VimshottariDashaSeed",
    "balance": "GrahaDashaBalance",
    "year_days": "YearDays",
    "periods": "list[V1DashaPeriod]",
})

# A period of a daśā with its sub-periods.
V1DashaPeriod = TypedDict("V1DashaPeriod", {
    "lord": "NamedGraha",
    "start": "SeenStart",
    "end": "CharaPeriodEnd",
    "level": "Level",
    "sub": "list[V1DashaPeriod]",
})

V1YoginiPeriod = TypedDict("V1YoginiPeriod", {
    "lord": "NamedGraha",
    "start": "SeenStart",
    "end": "CharaPeriodEnd",
    "key": "str",
    "name": "Name",
    "sa": "SphutaSa",
    "label": NotRequired["Label"],
})

# Yoginī, three cycles of 36 years.
V1YoginiDasha = TypedDict("V1YoginiDasha", {
    "key": "DashaKey",
    "name": "Name",
    "sa": "Sa",
    "applicable": "ApplicableOrNull",
    "condition": "ConditionOrNull",
    "reason": "ReasonOrNull",
    "label": NotRequired["Label"],
    "seed": "GrahaDashaSeed",
    "balance": "GrahaDashaBalance",
    "year_days": "YearDays",
    "periods": "list[V1NestedYoginiPeriod]",
})

# A period of a yoginī.
V1NestedYoginiPeriod = TypedDict("V1NestedYoginiPeriod", {
    "lord": "NamedGraha",
    "start": "SeenStart",
    "end": "CharaPeriodEnd",
    "key": "str",
    "name": "Name",
    "sa": "SphutaSa",
    "label": NotRequired["Label"],
    "level": "Level",
    "sub": "list[V1NestedYoginiPeriod]",
})

# Basis of the first period.
V1AshtottariDashaSeed = TypedDict("V1AshtottariDashaSeed", {
    "nakshatra": "NamedNakshatra",
    "lord": "NamedGraha",
    "traversed": "float",
})

# Aṣṭottarī of 108 years, with the conditions for its use.
V1AshtottariDasha = TypedDict("V1AshtottariDasha", {
    "key": NotRequired["DashaKey"],
    "name": NotRequired["Name"],
    "sa": NotRequired["Sa"],
    "applicable": "bool | None",
    "condition": NotRequired["ConditionOrNull"],
    "reason": NotRequired["ReasonOrNull"],
    "label": NotRequired["Label"],
    "conditions": "Conditions",
    "seed": "V1AshtottariDashaSeed",
    "balance": "GrahaDashaBalance",
    "year_days": "YearDays",
    "periods": "list[V1AshtottariPeriod]",
})

V1AshtottariPeriod = TypedDict("V1AshtottariPeriod", {
    "lord": "NamedGraha",
    "start": "SeenStart",
    "end": "CharaPeriodEnd",
    "level": NotRequired["Level"],
    "sub": NotRequired["list[V1DashaPeriod]"],
})

V1CharaPeriod = TypedDict("V1CharaPeriod", {
    "lord": "NamedGraha",
    "start": "SeenStart",
    "end": "CharaPeriodEnd",
    "rashi": "NamedRashi",
    "years": "int",
})

# The lord of each rāśi that has two, and the rule that decided.
V1RashiDashaSeedCoLordChoices = TypedDict("V1RashiDashaSeedCoLordChoices", {
    "vrishchika": "CoLordChoicesVrishchika",
    "kumbha": "CoLordChoicesVrishchika",
})

# Basis of the first period.
V1RashiDashaSeed = TypedDict("V1RashiDashaSeed", {
    "rashi": "NamedRashi",
    "by": "str",
    "brahma": NotRequired["NamedGraha"],
    "co_lord_choices": NotRequired["V1RashiDashaSeedCoLordChoices"],
})

# A daśā of rāśis. It begins at birth.
V1RashiDasha = TypedDict("V1RashiDasha", {
    "key": "DashaKey",
    "name": "Name",
    "sa": "Sa",
    "applicable": "ApplicableOrNull",
    "condition": "ConditionOrNull",
    "reason": "ReasonOrNull",
    "label": NotRequired["Label"],
    "seed": "V1RashiDashaSeed",
    "balance": "None",
    "year_days": "YearDays",
    "periods": "list[V1NestedRashiPeriod]",
})

# A period of a rāśi.
V1NestedRashiPeriod = TypedDict("V1NestedRashiPeriod", {
    "lord": "NamedGraha",
    "start": "SeenStart",
    "end": "CharaPeriodEnd",
    "rashi": "NamedRashi",
    "years": NotRequired["int"],
    "level": "Level",
    "sub": "list[V1NestedRashiPeriod]",
})

# A daśā of grahas, from the Moon.
V1GrahaDasha = TypedDict("V1GrahaDasha", {
    "key": "DashaKey",
    "name": "Name",
    "sa": "Sa",
    "applicable": "ApplicableOrNull",
    "condition": "ConditionOrNull",
    "reason": "ReasonOrNull",
    "label": NotRequired["Label"],
    "seed": "GrahaDashaSeed",
    "balance": "GrahaDashaBalance",
    "year_days": "YearDays",
    "periods": "list[V1DashaPeriod]",
})

# Basis of the first period.
V1KalachakraDashaSeed = TypedDict("V1KalachakraDashaSeed", {
    "nakshatra": "NamedNakshatra",
    "lord": "NamedGraha",
    "traversed": "Traversed",
    "pada": "int",
    "paramayus": "float",
    "deha": "V1RashiPlace",
    "jiva": "V1RashiPlace",
})

# Balance at birth.
V1KalachakraDashaBalance = TypedDict("V1KalachakraDashaBalance", {
    "rashi": "NamedRashi",
    "lord": "NamedGraha",
    "years": "Years",
})

# Kālacakra (BPHS 46).
V1KalachakraDasha = TypedDict("V1KalachakraDasha", {
    "key": "DashaKey",
    "name": "Name",
    "sa": "Sa",
    "applicable": "ApplicableOrNull",
    "condition": "ConditionOrNull",
    "reason": "ReasonOrNull",
    "label": NotRequired["Label"],
    "seed": "V1KalachakraDashaSeed",
    "balance": "V1KalachakraDashaBalance",
    "year_days": "YearDays",
    "periods": "list[V1NestedRashiPeriod]",
})

# Basis of the first period.
V1MuddaDashaSeed = TypedDict("V1MuddaDashaSeed", {
    "nakshatra": "NamedNakshatra",
    "completed_years": "int",
})

# Muddā of the first year of life.
V1MuddaDasha = TypedDict("V1MuddaDasha", {
    "key": "DashaKey",
    "name": "Name",
    "sa": "Sa",
    "applicable": "ApplicableOrNull",
    "condition": "ConditionOrNull",
    "reason": "ReasonOrNull",
    "label": NotRequired["Label"],
    "seed": "V1MuddaDashaSeed",
    "balance": "None",
    "year_days": "YearDays",
    "periods": "list[V1DashaPeriod]",
})

V1RunningPeriod = TypedDict("V1RunningPeriod", {
    "lord": "NamedGraha",
    "start": "SeenStart",
    "end": "CharaPeriodEnd",
})

# Ruling planets of the moment.
V1KpRulingPlanets = TypedDict("V1KpRulingPlanets", {
    "lagna_star_lord": "NamedGraha",
    "lagna_sign_lord": "NamedGraha",
    "moon_star_lord": "NamedGraha",
    "moon_sign_lord": "NamedGraha",
    "vara_lord": "NamedGraha | None",
    "lagna_sub_lord": "NamedGraha",
    "nodes": "Nodes",
})

# Kṛṣṇamūrti paddhati.
V1Kp = TypedDict("V1Kp", {
    "ayanamsa": "KpAyanamsha",
    "cusps": "KpCuspsOrNull",
    "grahas": "Grahas",
    "significators": "KpSignificators | None",
    "ruling_planets": "V1KpRulingPlanets",
})

V1KpCusp = TypedDict("V1KpCusp", {
    "house": "KpCuspHouse",
    "longitude_deg": "SiderealDeg",
    "rashi": "NamedRashi",
    "sign_lord": "NamedGraha",
    "star_lord": "NamedGraha",
    "sub_lord": "NamedGraha",
    "sub_sub_lord": "NamedGraha",
    "division_index": "KpCuspDivision",
    "boundary_arcsec": "BoundaryArcsec",
    "boundary_seconds": "BoundarySecondsOrNull",
})

V1KpGraha = TypedDict("V1KpGraha", {
    "longitude_deg": "SiderealDeg",
    "rashi": "NamedRashi",
    "sign_lord": "NamedGraha",
    "star_lord": "NamedGraha",
    "sub_lord": "NamedGraha",
    "sub_sub_lord": "NamedGraha",
    "division_index": "KpCuspDivision",
    "boundary_arcsec": "BoundaryArcsec",
    "boundary_seconds": "BoundarySecondsOrNull",
    "house": "int | None",
})

V1GrahaYuddha = TypedDict("V1GrahaYuddha", {
    "grahas": "GrahaYuddhaGrahas",
    "separation_deg": "float",
    "north": "NamedGraha | None",
})

# Points without a body. Those that rise at an instant are null where the Sun does not rise and set. Kāla, Mṛtyu, Ardhaprahara and Yamaghaṇṭaka are there when `include` names `upagrahas`.
V1Upagrahas = TypedDict("V1Upagrahas", {
    "gulika": "V1RisingPointOrNull",
    "mandi": "V1RisingPointOrNull",
    "dhuma": "V1NamedPointOrNull",
    "vyatipata": "V1NamedPointOrNull",
    "parivesha": "V1NamedPointOrNull",
    "indrachapa": "V1NamedPointOrNull",
    "upaketu": "V1NamedPointOrNull",
    "kala": NotRequired["V1RisingPointOrNull"],
    "mrityu": NotRequired["V1RisingPointOrNull"],
    "ardhaprahara": NotRequired["V1RisingPointOrNull"],
    "yamaghantaka": NotRequired["V1RisingPointOrNull"],
})

# What rises at an instant of the day or night of birth.
V1RisingPoint = TypedDict("V1RisingPoint", {
    "longitude_deg": "SiderealDegOrNull",
    "tropical_longitude_deg": "TropicalDegOrNull",
    "rashi": "NamedRashiOrNull",
    "nakshatra": "NamedNakshatraOrNull",
    "pada": "PadaOrNull",
    "boundary_arcsec": "BoundaryArcsecOrNull",
    "boundary_seconds": "BoundarySecondsOrNull",
    "label": NotRequired["Label"],
    "at": "IsoInstant",
})

# A point by its name.
V1NamedPoint = TypedDict("V1NamedPoint", {
    "longitude_deg": "SiderealDegOrNull",
    "tropical_longitude_deg": "TropicalDegOrNull",
    "rashi": "NamedRashiOrNull",
    "nakshatra": "NamedNakshatraOrNull",
    "pada": "PadaOrNull",
    "boundary_arcsec": "BoundaryArcsecOrNull",
    "boundary_seconds": "BoundarySecondsOrNull",
    "label": NotRequired["Label"],
})

# Special lagnas. Those that need a sunrise are null without one.
V1SpecialLagnas = TypedDict("V1SpecialLagnas", {
    "hora": "V1NamedPointOrNull",
    "ghati": "V1NamedPointOrNull",
    "bhava": "V1NamedPointOrNull",
    "varnada": "V1CountedLagna | None",
    "shri": "V1NamedPointOrNull",
    "indu": "V1CountedLagna | None",
    "pranapada": "V1NamedPointOrNull",
})

# A lagna that its rule gives as a rāśi.
V1CountedLagna = TypedDict("V1CountedLagna", {
    "rashi": "NamedRashi",
    "degrees": "float",
    "label": NotRequired["Label"],
})

# KP horary: the number chooses the lagna, the grahas are of the moment.
V1KpHorary = TypedDict("V1KpHorary", {
    "number": "int",
    "start_deg": "StartDeg",
    "end_deg": "float",
    "rashi": "NamedRashi",
    "nakshatra": "NamedNakshatra",
    "sign_lord": "NamedGraha",
    "star_lord": "NamedGraha",
    "sub_lord": "NamedGraha",
    "cusps": "KpCuspsOrNull",
    "grahas": "Grahas",
    "significators": "KpSignificators | None",
})

# Classes of a birth by the rāśi, nakṣatra and pāda of its Moon.
V1Avakahada = TypedDict("V1Avakahada", {
    "varna": "Varna",
    "vashya": "Vashya",
    "yoni": "Yoni",
    "gana": "Gana",
    "nadi": "Nadi",
    "tattva": "Tattva",
    "paya": "Paya",
    "syllable": "Syllable",
    "yunja": "Yunja",
    "rashi_lord": "NamedGraha",
    "nakshatra_lord": "NamedGraha",
})

# Sums of longitudes (Praśna-mārga 5). Those with Gulika are null where the Sun does not rise and set.
V1Sphutas = TypedDict("V1Sphutas", {
    "bija": "V1SphutaOrNull",
    "kshetra": "V1SphutaOrNull",
    "prana": "V1SphutaOrNull",
    "deha": "V1SphutaOrNull",
    "mrityu": "V1SphutaOrNull",
    "tri": "V1SphutaOrNull",
})

V1Sphuta = TypedDict("V1Sphuta", {
    "longitude_deg": "SiderealDegOrNull",
    "tropical_longitude_deg": "TropicalDegOrNull",
    "rashi": "NamedRashiOrNull",
    "nakshatra": "NamedNakshatraOrNull",
    "pada": "PadaOrNull",
    "boundary_arcsec": "BoundaryArcsecOrNull",
    "boundary_seconds": "BoundarySecondsOrNull",
    "label": NotRequired["Label"],
    "name": "Name",
    "sa": "SphutaSa",
})

# By graha.
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
    "variant": "Variant",
    "name": "str",
    "source": "str",
    "lagna": "V1DivisionPlacement",
    "grahas": "V1DivisionGrahas",
    "label": NotRequired["Label"],
})

V1DivisionPlacement = TypedDict("V1DivisionPlacement", {
    "rashi": "NamedRashi",
    "part": "int",
    "varga_deg": "VargaDeg",
})

V1OuterPlanet = TypedDict("V1OuterPlanet", {
    "longitude_deg": "SiderealDegOrNull",
    "tropical_longitude_deg": "TropicalDegOrNull",
    "rashi": "NamedRashiOrNull",
    "nakshatra": "NamedNakshatraOrNull",
    "pada": "PadaOrNull",
    "boundary_arcsec": "BoundaryArcsecOrNull",
    "boundary_seconds": "BoundarySecondsOrNull",
    "label": NotRequired["Label"],
    "key": "Literal[\"uranus\", \"neptune\", \"pluto\"]",
    "name": "str",
    "house": "HouseOrNull",
    "retrograde": "Retrograde",
    "latitude_deg": "float",
    "distance_au": "float",
    "speed_deg_per_day": "float",
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
    "longitude_deg": "SiderealDegOrNull",
    "tropical_longitude_deg": "TropicalDegOrNull",
    "rashi": "NamedRashiOrNull",
    "nakshatra": "NamedNakshatraOrNull",
    "pada": "PadaOrNull",
    "house": "HouseOrNull",
    "latitude_deg": "float",
    "yogatara": NotRequired["Yogatara"],
    "label": NotRequired["Label"],
})

V1StarConjunction = TypedDict("V1StarConjunction", {
    "star": "str",
    "with": "NamedGraha",
    "longitude_difference_deg": "float",
    "latitude_difference_deg": "float",
})

# By graha.
V1ChakrasGrahas = TypedDict("V1ChakrasGrahas", {
    "sun": "V1ChakraGraha",
    "moon": "V1ChakraGraha",
    "mars": "V1ChakraGraha",
    "mercury": "V1ChakraGraha",
    "jupiter": "V1ChakraGraha",
    "venus": "V1ChakraGraha",
    "saturn": "V1ChakraGraha",
    "rahu": "V1ChakraGraha",
    "ketu": "V1ChakraGraha",
})

# Chakras with the grahas of the chart.
V1Chakras = TypedDict("V1Chakras", {
    "sarvatobhadra": "Sarvatobhadra",
    "janma": "str",
    "svami": "NamedGraha",
    "grahas": "V1ChakrasGrahas",
})

# Eighth part of the rāśi.
V1ChakraGrahaKakshya = TypedDict("V1ChakraGrahaKakshya", {
    "number": "int",
    "kakshya_lord": "NamedGraha",
    "bindu": NotRequired["bool"],
})

V1ChakraGraha = TypedDict("V1ChakraGraha", {
    "mansion": "str",
    "vedha": "Vedha",
    "sapta_shalaka": "SaptaShalaka",
    "kota": "Kota",
    "kakshya": "V1ChakraGrahaKakshya",
})

# The chart beside that of the same birth under other settings.
V1ChartComparison = TypedDict("V1ChartComparison", {
    "settings": "V1ResolvedSettings",
    "differs": "Differs",
    "more": "int",
})

V1ResolvedSettings = TypedDict("V1ResolvedSettings", {
    "ayanamsa": "Ayanamsa",
    "node": "SettingsNodeMode",
    "dasha_year_days": "float",
    "co_lords": "SettingsCoLords",
    "preset": "Literal[\"khagola\", \"jhora\", \"kp\", \"raman\", \"rao\"]",
})

# Provenance and accuracy of a response.
V1SubstrateStamp = TypedDict("V1SubstrateStamp", {
    "service": "Literal[\"khagola\"]",
    "version": "str",
    "kernel": "Kernel",
    "ayanamsa": "Ayanamsha",
    "node": "SettingsNodeMode",
    "delta_t": "SubstrateStampDeltaT",
    "time_scale": "str",
    "residuals_arcsec": "ResidualsArcsec",
    "preset": NotRequired["Literal[\"khagola\", \"jhora\", \"kp\", \"raman\", \"rao\"]"],
    "settings": NotRequired["V1StampSettings"],
    "notes": "Notes",
})

# The conventions by which a chart is computed.
V1StampSettings = TypedDict("V1StampSettings", {
    "ayanamsa": "Ayanamsa",
    "node": "SettingsNodeMode",
    "dasha_year_days": "float",
    "co_lords": "SettingsCoLords",
})

# The pañcāṅga of the present instant.
PanchangaResponse = TypedDict("PanchangaResponse", {
    "time": "IsoUtcInstant",
    "time_local": "IsoLocalInstant",
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
    "index": "Index",
    "name": "Name",
    "sa": "Sa",
    "label": NotRequired["Label"],
    "lord": "GrahaKey",
    "lord_label": NotRequired["Label"],
    "start": "IsoUtcInstant",
    "end": "IsoUtcInstant",
})

# The current tithi.
RunningTithi = TypedDict("RunningTithi", {
    "index": "TithiNameIndex",
    "name": "Name",
    "sa": "Sa",
    "label": NotRequired["Label"],
    "start": "SlotStart",
    "end": "RunningYogaEnd",
    "fraction": "Fraction",
})

# The current nakshatra.
RunningNakshatra = TypedDict("RunningNakshatra", {
    "index": "NakshatraNameIndex",
    "name": "Name",
    "sa": "Sa",
    "label": NotRequired["Label"],
    "start": "SlotStart",
    "end": "RunningYogaEnd",
    "fraction": "Fraction",
})

# The current yoga.
RunningYoga = TypedDict("RunningYoga", {
    "index": "YogaOfDayIndex",
    "name": "Name",
    "sa": "Sa",
    "label": NotRequired["Label"],
    "start": "SlotStart",
    "end": "RunningYogaEnd",
    "fraction": "Fraction",
})

# The current karana.
RunningKarana = TypedDict("RunningKarana", {
    "index": "KaranaOfDayIndex",
    "name": "Name",
    "sa": "Sa",
    "label": NotRequired["Label"],
    "start": "SlotStart",
    "end": "RunningYogaEnd",
    "fraction": "Fraction",
})

# The pañcāṅga of a span of days at a place.
DaysResponse = TypedDict("DaysResponse", {
    "from": "str",
    "to": "str",
    "dates": NotRequired["Dates"],
    "delta_t": NotRequired["DeltaT"],
    "place": "Location",
    "model": NotRequired["Literal[\"surya-siddhanta\"]"],
    "historical": NotRequired["DaysHistorical"],
    "assumed": "Assumed",
    "lang": NotRequired["LabelLanguage"],
    "sentence_lang": NotRequired["SentenceLanguage"],
    "count": "PageCount",
    "total": "PageTotal",
    "next": "NextPage",
    "days": "list[PanchangaDay]",
    "sunrise_definition": NotRequired["SunriseDefinition"],
    "substrate_stamp": NotRequired["V1SubstrateStamp"],
})

# Time of a historical model, without modern figures.
DaysHistorical = TypedDict("DaysHistorical", {
    "source": "Source",
    "kali_jd": "float",
    "days_before_kali": "int",
    "precession_deg": "float",
    "deshantara": NotRequired["Deshantara"],
    "absent_fields": "list[str]",
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
    "rahu_kalam": "DayWindowOrNull",
    "yamaganda": "DayWindowOrNull",
    "gulika": "DayWindowOrNull",
    "abhijit": "DayWindowOrNull",
    "dur_muhurta": "DurMuhurta",
    "varjya": "DurMuhurta",
    "amrita_kala": "DurMuhurta",
    "brahma_muhurta": "DayWindowOrNull",
    "pratah_sandhya": "DayWindowOrNull",
    "madhyahna_sandhya": "DayWindowOrNull",
    "sayam_sandhya": "DayWindowOrNull",
    "nishitha": "DayWindowOrNull",
    "godhuli": "DayWindowOrNull",
    "vijaya": "DayWindowOrNull",
})

PanchangaDayChandrabalaItem = TypedDict("PanchangaDayChandrabalaItem", {
    "rashi": "NamedRashi",
    "end": "End",
    "good": "list[NamedRashi]",
})

PanchangaDayTarabalaItem = TypedDict("PanchangaDayTarabalaItem", {
    "nakshatra": "NamedNakshatra",
    "end": "End",
    "good": "list[NamedNakshatra]",
})

PanchangaDayChandrashtamaItem = TypedDict("PanchangaDayChandrashtamaItem", {
    "rashi": "NamedRashi",
    "end": "End",
})

PanchangaDayGauriItem = TypedDict("PanchangaDayGauriItem", {
    "index": "int",
    "key": "Literal[\"amirdha\", \"uthi\", \"labam\", \"dhanam\", \"sugam\", \"rogam\", \"soram\", \"visham\"]",
    "name": "Name",
    "label": NotRequired["Label"],
    "quality": "Standing",
    "start": "Start",
    "end": "End",
})

# The abode.
PanchangaDayBhadraItemAbode = TypedDict("PanchangaDayBhadraItemAbode", {
    "key": "Literal[\"svarga\", \"patala\", \"bhumi\"]",
    "name": "Name",
    "label": NotRequired["Label"],
})

PanchangaDayBhadraItem = TypedDict("PanchangaDayBhadraItem", {
    "start": "Start",
    "end": "End",
    "mukha": "BhadraMukha",
    "puccha": "BhadraMukha",
    "abode": "PanchangaDayBhadraItemAbode",
})

PanchangaDayPanchaka1 = TypedDict("PanchangaDayPanchaka1", {
    "key": "Literal[\"roga\", \"raja\", \"agni\", \"chora\", \"mrityu\", \"none\"]",
    "name": "Name",
    "label": NotRequired["Label"],
    "start": "Start",
    "end": "End",
})

PanchangaDaySpecialYogasItem = TypedDict("PanchangaDaySpecialYogasItem", {
    "key": "Literal[\"sarvartha_siddhi\", \"amrita_siddhi\", \"mrityu\", \"dagdha_nakshatra\", \"yamaghanta\", \"utpata\", \"ravi_pushya\", \"guru_pushya\", \"ravi\", \"tripushkara\", \"dvipushkara\", \"dagdha_tithi\", \"adala\", \"vidala\", \"jvalamukhi\", \"ganda_mula\"]",
    "name": "Name",
    "label": NotRequired["Label"],
    "start": "Start",
    "end": "End",
})

PanchangaDayHomahutiItem = TypedDict("PanchangaDayHomahutiItem", {
    "body": "NamedGraha",
    "end": "End",
})

# The abode.
PanchangaDayAgniVasaItemAbode = TypedDict("PanchangaDayAgniVasaItemAbode", {
    "key": "Literal[\"prithvi\", \"akasha\", \"patala\"]",
    "name": "Name",
    "label": NotRequired["Label"],
})

PanchangaDayAgniVasaItem = TypedDict("PanchangaDayAgniVasaItem", {
    "abode": "PanchangaDayAgniVasaItemAbode",
    "end": "End",
})

PanchangaDayDayTypesNokkuItem = TypedDict("PanchangaDayDayTypesNokkuItem", {
    "key": "Literal[\"mel\", \"kil\", \"cama\"]",
    "name": "Name",
    "label": NotRequired["Label"],
    "end": "End",
})

# The types of a day in Tamil almanacs.
PanchangaDayDayTypes = TypedDict("PanchangaDayDayTypes", {
    "nokku": "list[PanchangaDayDayTypesNokkuItem]",
    "kari_nal": "bool | None",
})

PanchangaDaySankalpaItem = TypedDict("PanchangaDaySankalpaItem", {
    "key": "Literal[\"parardha\", \"kalpa\", \"manvantara\", \"yuga\", \"pada\", \"dvipa\", \"varsha\", \"samvatsara_south\", \"samvatsara_north\", \"ayana\", \"ritu\", \"masa_amanta\", \"masa_purnimanta\", \"solar_rashi\", \"paksha\", \"tithi\", \"vara\", \"nakshatra\", \"yoga\", \"karana\"]",
    "name": "Name",
    "label": NotRequired["Label"],
    "end": NotRequired["End"],
})

# The civil date in the regional calendars; null outside the years of a calendar.
PanchangaDayRegional = TypedDict("PanchangaDayRegional", {
    "shaka_national": "RegionalDateOrNull",
    "vikrama_chaitradi": "RegionalDateOrNull",
    "vikrama_kartikadi": "RegionalDateOrNull",
    "tamil": "RegionalDateOrNull",
    "malayalam": "RegionalDateOrNull",
    "bengali": "RegionalDateOrNull",
    "bengali_bangladesh": "RegionalDateOrNull",
    "odia": "RegionalDateOrNull",
    "assamese": "RegionalDateOrNull",
    "nepali": "RegionalDateOrNull",
    "punjabi_bikrami": "RegionalDateOrNull",
    "nanakshahi": "RegionalDateOrNull",
})

# A day from sunrise to sunrise. Its values are those at sunrise; without a sunrise, those at midnight. It has all its fields unless the request chose some; `note` says why a value is missing.
PanchangaDay = TypedDict("PanchangaDay", {
    "date": "str",
    "date_julian": NotRequired["str"],
    "ahargana": NotRequired["int"],
    "undecided_fields": NotRequired["list[Literal[\"tithi\", \"nakshatra\", \"yoga\", \"karana\", \"sun\", \"moon\", \"paksha\", \"masa\", \"ritu\", \"ayana\", \"sayana\", \"years\", \"samvatsara\", \"windows\", \"chandrabala\", \"tarabala\", \"chandrashtama\", \"gauri\", \"bhadra\", \"panchaka\", \"special_yogas\", \"anandadi\", \"homahuti\", \"agni_vasa\", \"disha_shula\", \"lagnas\", \"day_types\", \"sankalpa\", \"regional\"]]"],
    "sunrise": NotRequired["IsoInstantOrNull"],
    "sunset": NotRequired["IsoInstantOrNull"],
    "moonrise": NotRequired["IsoInstantOrNull"],
    "moonset": NotRequired["IsoInstantOrNull"],
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
    "index": "Index",
    "name": "Name",
    "label": NotRequired["Label"],
    "lord": "NamedGraha",
})

# One that touches the day, with its true ends.
LastingTithi = TypedDict("LastingTithi", {
    "index": "TithiNameIndex",
    "name": "Name",
    "label": NotRequired["Label"],
    "start": "Start",
    "end": "End",
    "undecided": NotRequired["Undecided"],
})

# One that touches the day, with its true ends.
LastingNakshatra = TypedDict("LastingNakshatra", {
    "index": "NakshatraNameIndex",
    "name": "Name",
    "label": NotRequired["Label"],
    "start": "Start",
    "end": "End",
    "undecided": NotRequired["Undecided"],
})

# One that touches the day, with its true ends.
LastingYoga = TypedDict("LastingYoga", {
    "index": "YogaOfDayIndex",
    "name": "Name",
    "label": NotRequired["Label"],
    "start": "Start",
    "end": "End",
    "undecided": NotRequired["Undecided"],
})

# One that touches the day, with its true ends.
LastingKarana = TypedDict("LastingKarana", {
    "index": "KaranaOfDayIndex",
    "name": "Name",
    "label": NotRequired["Label"],
    "start": "Start",
    "end": "End",
    "undecided": NotRequired["Undecided"],
})

# The stays of a body during the day, with the true end of each.
Stays = TypedDict("Stays", {
    "rashi": "list[LastingRashi]",
    "nakshatra": "list[LastingNakshatra]",
})

# One that touches the day, with its true ends.
LastingRashi = TypedDict("LastingRashi", {
    "index": "int",
    "name": "Name",
    "label": NotRequired["Label"],
    "start": "Start",
    "end": "End",
    "undecided": NotRequired["Undecided"],
})

# The fortnight of the Moon.
PakshaName = TypedDict("PakshaName", {
    "key": "Literal[\"shukla\", \"krishna\"]",
    "name": "Name",
    "label": NotRequired["Label"],
})

# A lunar month.
MonthName = TypedDict("MonthName", {
    "index": "int",
    "name": "Name",
    "label": NotRequired["Label"],
})

# A season.
RituName = TypedDict("RituName", {
    "index": "int",
    "name": "Name",
    "label": NotRequired["Label"],
})

# A half of the year.
AyanaName = TypedDict("AyanaName", {
    "key": "Literal[\"uttarayana\", \"dakshinayana\"]",
    "name": "Name",
    "label": NotRequired["Label"],
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
    "name": "Name",
    "label": NotRequired["Label"],
})

# A window of the day.
DayWindow = TypedDict("DayWindow", {
    "name": "Name",
    "label": NotRequired["Label"],
    "quality": "Standing | None",
    "start": "Start",
    "end": "End",
})

# One of the 28 ānandādi yogas.
Anandadi = TypedDict("Anandadi", {
    "index": "int",
    "name": "Name",
    "label": NotRequired["Label"],
    "end": "End",
})

# One of the four directions.
DirectionName = TypedDict("DirectionName", {
    "key": "Literal[\"east\", \"south\", \"west\", \"north\"]",
    "name": "Name",
    "label": NotRequired["Label"],
})

# A date of a regional calendar, at the reference place of that calendar.
RegionalDate = TypedDict("RegionalDate", {
    "year": "int",
    "month": "RegionalMonthName",
    "day": "Day",
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
    "name": "Name",
    "label": NotRequired["Label"],
})

# An observance.
ObservanceName = TypedDict("ObservanceName", {
    "key": "str",
    "name": "Name",
    "label": NotRequired["Label"],
})

# A date in other calendars.
ConvertResponse = TypedDict("ConvertResponse", {
    "date": "str",
    "from": "CalendarName",
    "gregorian_dates": "list[str]",
    "count": "PageCount",
    "total": "PageTotal",
    "next": "NextPage",
    "conversions": "list[ConvertedDate]",
    "without": "list[CalendarName]",
    "lang": NotRequired["LabelLanguage"],
    "sentence_lang": NotRequired["SentenceLanguage"],
})

# A calendar.
CalendarName = TypedDict("CalendarName", {
    "key": "Literal[\"gregorian\", \"julian\", \"shaka_national\", \"vikrama_chaitradi\", \"vikrama_kartikadi\", \"tamil\", \"malayalam\", \"bengali\", \"bengali_bangladesh\", \"odia\", \"assamese\", \"nepali\", \"punjabi_bikrami\", \"nanakshahi\"]",
    "name": "str",
    "label": NotRequired["Label"],
})

# A day in one calendar.
ConvertedDate = TypedDict("ConvertedDate", {
    "year": "int",
    "month": "RegionalMonthName",
    "day": "Day",
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

# The pañcāṅga, the calendar and the traditional clock of an instant at a place. Where the Sun does not rise, fields that count from sunrise are missing.
NowResponse = TypedDict("NowResponse", {
    "at": "At",
    "place": "Location",
    "assumed": "Assumed",
    "dates": NotRequired["NowDates"],
    "ahargana": NotRequired["Ahargana"],
    "delta_t": NotRequired["DeltaT"],
    "undecided_fields": NotRequired["list[Literal[\"tithi\", \"nakshatra\", \"yoga\", \"karana\", \"sun\", \"moon\", \"years\", \"samvatsara\", \"ayana\", \"ritu\", \"sayana\", \"masa\", \"solar_masa\", \"paksha\"]]"],
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
    "samvatsara": NotRequired["NowSamvatsara"],
    "ayana": NotRequired["Ayana"],
    "ritu": NotRequired["Ritu"],
    "sayana": NotRequired["Sayana"],
    "masa": NotRequired["Masa"],
    "solar_masa": NotRequired["SolarMonth"],
    "paksha": NotRequired["Paksha"],
    "muhurta": NotRequired["RunningMuhurta"],
    "ghati": NotRequired["int"],
    "vighati": NotRequired["int"],
    "sunrise": NotRequired["IsoInstant"],
    "next_sunrise": NotRequired["IsoInstant"],
})

# The weekday; its bounds are null where the Sun does not rise.
V1VaraAtInstant = TypedDict("V1VaraAtInstant", {
    "index": "Index",
    "name": "Name",
    "label": NotRequired["Label"],
    "lord": "NamedGraha",
    "sa": "Sa",
    "start": "IsoInstantOrNull",
    "end": "IsoInstantOrNull",
})

# The current tithi.
V1RunningTithi = TypedDict("V1RunningTithi", {
    "index": "TithiNameIndex",
    "name": "Name",
    "sa": "Sa",
    "label": NotRequired["Label"],
    "start": "Start",
    "end": "RunningTithiEnd",
    "fraction": "Fraction",
})

# The current nakshatra.
V1RunningNakshatra = TypedDict("V1RunningNakshatra", {
    "index": "NakshatraNameIndex",
    "name": "Name",
    "sa": "Sa",
    "label": NotRequired["Label"],
    "start": "Start",
    "end": "RunningTithiEnd",
    "fraction": "Fraction",
})

# The current yoga.
V1RunningYoga = TypedDict("V1RunningYoga", {
    "index": "YogaOfDayIndex",
    "name": "Name",
    "sa": "Sa",
    "label": NotRequired["Label"],
    "start": "Start",
    "end": "RunningTithiEnd",
    "fraction": "Fraction",
})

# The current karana.
V1RunningKarana = TypedDict("V1RunningKarana", {
    "index": "KaranaOfDayIndex",
    "name": "Name",
    "sa": "Sa",
    "label": NotRequired["Label"],
    "start": "Start",
    "end": "RunningTithiEnd",
    "fraction": "Fraction",
})

# One of the sixty years of the cycle.
Samvatsara = TypedDict("Samvatsara", {
    "index": "int",
    "name": "Name",
    "label": NotRequired["Label"],
    "sa": "Sa",
})

# A half of the year.
Ayana = TypedDict("Ayana", {
    "key": "Literal[\"uttarayana\", \"dakshinayana\"]",
    "name": "Name",
    "label": NotRequired["Label"],
    "sa": "Sa",
})

# A season.
Ritu = TypedDict("Ritu", {
    "index": "int",
    "name": "Name",
    "label": NotRequired["Label"],
    "sa": "Sa",
})

# A lunar month.
LunarMonthName = TypedDict("LunarMonthName", {
    "index": "int",
    "name": "Name",
    "label": NotRequired["Label"],
    "sa": "Sa",
})

# The rāśi of the Sun.
SolarMonth = TypedDict("SolarMonth", {
    "index": "int",
    "name": "Name",
    "sa": "Sa",
    "label": NotRequired["Label"],
})

# The fortnight of the Moon.
Paksha = TypedDict("Paksha", {
    "key": "Literal[\"shukla\", \"krishna\"]",
    "name": "Name",
    "label": NotRequired["Label"],
    "sa": "Sa",
})

# The current muhūrta: 1 to 15 by day, 16 to 30 by night.
RunningMuhurta = TypedDict("RunningMuhurta", {
    "index": "int",
    "name": "Name",
    "sa": "Sa",
    "label": NotRequired["Label"],
})

# Observances of a span, by date, then key.
ObservancesResponse = TypedDict("ObservancesResponse", {
    "from": "str",
    "to": "str",
    "place": "Location",
    "assumed": "Assumed",
    "dates": NotRequired["Dates"],
    "delta_t": NotRequired["DeltaT"],
    "notes": NotRequired["list[str]"],
    "region": NotRequired["str"],
    "tradition": NotRequired["UtsavasTradition"],
    "kind": NotRequired["UtsavasKind"],
    "principal": "bool",
    "count": "PageCount",
    "total": "PageTotal",
    "next": "NextPage",
    "lang": NotRequired["LabelLanguage"],
    "sentence_lang": NotRequired["SentenceLanguage"],
    "observances": "list[V1ObservanceOfAllYears]",
    "rules_version": "str",
    "sunrise_definition": "SunriseDefinition",
    "substrate_stamp": "V1SubstrateStamp",
})

# An observance on its day.
V1ObservanceOfAllYears = TypedDict("V1ObservanceOfAllYears", {
    "key": "str",
    "date": "str",
    "label": NotRequired["Label"],
    "name": NotRequired["Name"],
    "sa": NotRequired["Sa"],
    "name_common": NotRequired["str"],
    "epithet": NotRequired["EpithetOrNull"],
    "kind": NotRequired["UtsavaKind"],
    "tradition": NotRequired["UtsavaTradition"],
    "regions": NotRequired["Regions"],
    "major": NotRequired["bool"],
    "occurrence": NotRequired["Literal[1, 2]"],
    "authorities": NotRequired["list[str]"],
    "tithi": NotRequired["TithiName"],
    "nakshatra": NotRequired["NakshatraName"],
    "masa": NotRequired["UtsavaMasa"],
    "paksha": NotRequired["Paksha"],
    "shastra": NotRequired["Shastra"],
    "reckoning": NotRequired["V1Reckoning"],
    "times": NotRequired["list[V1ObservanceTime]"],
    "eclipse": NotRequired["V1LunarEclipse | V1SolarEclipse | None"],
    "undecided": NotRequired["Literal[True]"],
    "other_dates": NotRequired["list[str]"],
})

# A tithi.
TithiName = TypedDict("TithiName", {
    "index": "TithiNameIndex",
    "name": "Name",
    "sa": "Sa",
    "label": NotRequired["Label"],
})

# A nakshatra.
NakshatraName = TypedDict("NakshatraName", {
    "index": "NakshatraNameIndex",
    "name": "Name",
    "sa": "Sa",
    "label": NotRequired["Label"],
})

# How the civil day was determined. The tithi is that of the deciding moment.
V1Reckoning = TypedDict("V1Reckoning", {
    "kala": "GrahaDignity",
    "kala_name": "str",
    "kala_sa": "SphutaSa",
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
    "start": "Start",
    "end": "End",
})

# An instant in UTC and in local time.
V1Instant = TypedDict("V1Instant", {
    "at": "At",
})

# A time of an observance: when to worship, fast, offer or eat.
V1ObservanceTime = TypedDict("V1ObservanceTime", {
    "key": "Key",
    "name": "str",
    "preferred": NotRequired["Literal[True]"],
    "quality": "Literal[\"best\", \"allowed\", \"last-resort\", \"avoid\"]",
    "start": "IsoInstantOrNull",
    "end": NotRequired["IsoInstant"],
    "open": NotRequired["Literal[True]"],
    "rule": "str",
    "reason": NotRequired["str"],
    "source": "str",
    "authority": NotRequired["str"],
})

# Contacts and maximum.
V1LunarEclipseContacts = TypedDict("V1LunarEclipseContacts", {
    "p1": "V1SightingOrNull",
    "u1": "V1SightingOrNull",
    "u2": "V1SightingOrNull",
    "max": "V1Sighting",
    "u3": "V1SightingOrNull",
    "u4": "V1SightingOrNull",
    "p4": "V1SightingOrNull",
})

# An eclipse of the Moon.
V1LunarEclipse = TypedDict("V1LunarEclipse", {
    "kind": "Literal[\"lunar\"]",
    "type": "Literal[\"penumbral\", \"partial\", \"total\"]",
    "greatest": "IsoInstant",
    "gamma": "Gamma",
    "visible": "Visible",
    "umbral_magnitude": "float",
    "penumbral_magnitude": "float",
    "contacts": "V1LunarEclipseContacts",
})

# A contact of an eclipse, seen from the place.
V1Sighting = TypedDict("V1Sighting", {
    "at": "At",
    "altitude_deg": "float",
})

V1SolarEclipseContacts1 = TypedDict("V1SolarEclipseContacts1", {
    "c1": "V1Sighting",
    "c2": "V1SightingOrNull",
    "max": "V1Sighting",
    "c3": "V1SightingOrNull",
    "c4": "V1Sighting",
})

# An eclipse of the Sun.
V1SolarEclipse = TypedDict("V1SolarEclipse", {
    "kind": "Literal[\"solar\"]",
    "type": "Literal[\"partial\", \"annular\", \"total\", \"hybrid\"]",
    "greatest": "IsoInstant",
    "gamma": "Gamma",
    "visible": "Visible",
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
    "count": "PageCount",
    "total": "PageTotal",
    "next": "NextPage",
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
    "label": NotRequired["Label"],
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
    "count": "PageCount",
    "total": "PageTotal",
    "next": "NextPage",
    "anniversaries": "list[Anniversary]",
})

# Tithi at the deciding moment, 1 to 30.
AnniversaryTithi = TypedDict("AnniversaryTithi", {
    "index": "int",
    "name": "str",
    "label": NotRequired["Label"],
})

# Nakṣatra at the deciding moment.
AnniversaryNakshatra = TypedDict("AnniversaryNakshatra", {
    "index": "int",
    "name": "str",
    "label": NotRequired["Label"],
})

# Amānta month.
AnniversaryMonth = TypedDict("AnniversaryMonth", {
    "index": "int",
    "name": "str",
    "label": NotRequired["Label"],
    "adhika": "bool",
})

# The part of the day that decides.
AnniversaryKala = TypedDict("AnniversaryKala", {
    "key": "Literal[\"sunrise\", \"aparahna\"]",
    "label": NotRequired["Label"],
})

# A civil day of the lunar date.
Anniversary = TypedDict("Anniversary", {
    "date": "str",
    "tithi": "AnniversaryTithi",
    "nakshatra": "AnniversaryNakshatra",
    "month": "AnniversaryMonth",
    "kala": "AnniversaryKala",
    "start": "IsoInstantOrNull",
    "end": NotRequired["End"],
    "reason": "str",
    "month_rule": NotRequired["Literal[\"adhika-skipped\", \"adhika-again\", \"adhika-absent\", \"kshaya\"]"],
    "month_reason": NotRequired["str"],
})

# The traditional time of the present instant.
GhadiResponse = TypedDict("GhadiResponse", {
    "time": "IsoUtcInstant",
    "time_local": "IsoLocalInstant",
    "reference_place": "ReferencePlace",
    "lang": NotRequired["LabelLanguage"],
    "sentence_lang": NotRequired["SentenceLanguage"],
    "kali_year": "int",
    "vikrama_year": "int",
    "shaka_year": "int",
    "samvatsara": "NowSamvatsara",
    "ayana": "Ayana",
    "ritu": "Ritu",
    "sayana": "Sayana",
    "masa": "Masa",
    "solar_masa": "SolarMonth",
    "paksha": "Paksha",
    "tithi": "RunningTithi",
    "vara": "Vara",
    "muhurta": "RunningMuhurta",
    "ghati": "int",
    "vighati": "int",
    "sunrise": "IsoUtcInstant",
    "sunrise_local": "IsoLocalInstant",
    "next_sunrise": "IsoUtcInstant",
    "next_sunrise_local": "IsoLocalInstant",
    "sunrise_definition": "SunriseDefinition",
    "substrate_stamp": "SubstrateStamp",
})

# A weekday, which lasts until the next sunrise, with its lord.
Vara = TypedDict("Vara", {
    "index": "Index",
    "name": "Name",
    "sa": "Sa",
    "label": NotRequired["Label"],
    "lord": "GrahaKey",
    "lord_label": NotRequired["Label"],
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
    "sunrise": "IsoUtcInstantOrNull",
    "sunrise_local": "IsoLocalInstantOrNull",
    "sunset": "IsoUtcInstantOrNull",
    "sunset_local": "IsoLocalInstantOrNull",
    "next_sunrise": "IsoUtcInstantOrNull",
    "next_sunrise_local": "IsoLocalInstantOrNull",
    "moonrise": "IsoUtcInstantOrNull",
    "moonrise_local": "IsoLocalInstantOrNull",
    "moonset": "IsoUtcInstantOrNull",
    "moonset_local": "IsoLocalInstantOrNull",
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
    "varjya": "Varjya",
    "amrita_kala": "Varjya",
    "panchanga": "MuhurtaResponsePanchanga",
    "sunrise_definition": "SunriseDefinition",
    "substrate_stamp": "SubstrateStamp",
})

# A place and its UTC offset.
WhereWithOffset = TypedDict("WhereWithOffset", {
    "lat": "WhereLat",
    "lon": "WhereLon",
    "tz": "float",
    "id": NotRequired["WhereId"],
    "name": NotRequired["WhereName"],
    "matched": NotRequired["Matched"],
    "label": NotRequired["str"],
})

# A part of the day or the night.
Slot = TypedDict("Slot", {
    "index": "int",
    "key": "str",
    "name": "Name",
    "sa": "Sa",
    "label": NotRequired["Label"],
    "quality": "Literal[\"good\", \"middling\", \"bad\", \"avoided\"] | None",
    "lord": "GrahaKey | None",
    "lord_label": NotRequired["Label"],
    "start": "SlotStart",
    "end": "IsoUtcInstant",
    "start_local": "StartLocal",
    "end_local": "EndLocal",
})

# A tithi in force at some time of the day.
TithiOfDay = TypedDict("TithiOfDay", {
    "index": "TithiNameIndex",
    "name": "Name",
    "sa": "Sa",
    "label": NotRequired["Label"],
    "start": "YogaOfDayStart",
    "end": "YogaOfDayEnd",
    "start_local": "StartLocal",
    "end_local": "EndLocal",
})

# A nakshatra in force at some time of the day.
NakshatraOfDay = TypedDict("NakshatraOfDay", {
    "index": "NakshatraNameIndex",
    "name": "Name",
    "sa": "Sa",
    "label": NotRequired["Label"],
    "start": "YogaOfDayStart",
    "end": "YogaOfDayEnd",
    "start_local": "StartLocal",
    "end_local": "EndLocal",
})

# A yoga in force at some time of the day.
YogaOfDay = TypedDict("YogaOfDay", {
    "index": "YogaOfDayIndex",
    "name": "Name",
    "sa": "Sa",
    "label": NotRequired["Label"],
    "start": "YogaOfDayStart",
    "end": "YogaOfDayEnd",
    "start_local": "StartLocal",
    "end_local": "EndLocal",
})

# A karana in force at some time of the day.
KaranaOfDay = TypedDict("KaranaOfDay", {
    "index": "KaranaOfDayIndex",
    "name": "Name",
    "sa": "Sa",
    "label": NotRequired["Label"],
    "start": "YogaOfDayStart",
    "end": "YogaOfDayEnd",
    "start_local": "StartLocal",
    "end_local": "EndLocal",
})

# The observances of a civil year at a place.
UtsavasResponse = TypedDict("UtsavasResponse", {
    "year": "int",
    "place": "Where",
    "reference_place": "ReferencePlace | None",
    "show": "Literal[\"all\", \"principal\", \"smarta\", \"vaishnava\"]",
    "region": NotRequired["Literal[\"india\", \"andaman-and-nicobar\", \"andhra-pradesh\", \"arunachal-pradesh\", \"assam\", \"bihar\", \"chandigarh\", \"chhattisgarh\", \"dadra-and-nagar-haveli-and-daman-and-diu\", \"delhi\", \"goa\", \"gujarat\", \"haryana\", \"himachal-pradesh\", \"jammu-and-kashmir\", \"jharkhand\", \"karnataka\", \"kerala\", \"ladakh\", \"lakshadweep\", \"madhya-pradesh\", \"maharashtra\", \"manipur\", \"meghalaya\", \"mizoram\", \"nagaland\", \"odisha\", \"puducherry\", \"punjab\", \"rajasthan\", \"sikkim\", \"tamil-nadu\", \"telangana\", \"tripura\", \"uttar-pradesh\", \"uttarakhand\", \"west-bengal\", \"nepal\", \"mauritius\", \"fiji\", \"trinidad-and-tobago\", \"guyana\", \"suriname\", \"singapore\", \"malaysia\", \"sri-lanka\", \"all\"]"],
    "decided_at": NotRequired["Where"],
    "tradition": NotRequired["UtsavasTradition"],
    "kind": NotRequired["UtsavasKind"],
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

# An observance on its day; tithi, nakṣatra and months at the deciding moment. It has all its fields unless the request chose some with `fields`.
Utsava = TypedDict("Utsava", {
    "key": "str",
    "date": "str",
    "label": NotRequired["Label"],
    "name": NotRequired["Name"],
    "sa": NotRequired["Sa"],
    "name_common": NotRequired["str"],
    "epithet": NotRequired["EpithetOrNull"],
    "kind": NotRequired["UtsavaKind"],
    "tradition": NotRequired["UtsavaTradition"],
    "regions": NotRequired["Regions"],
    "major": NotRequired["bool"],
    "occurrence": NotRequired["Literal[1, 2]"],
    "authorities": NotRequired["list[str]"],
    "tithi": NotRequired["TithiName"],
    "nakshatra": NotRequired["NakshatraName"],
    "masa": NotRequired["UtsavaMasa"],
    "paksha": NotRequired["Paksha"],
    "shastra": NotRequired["Shastra"],
    "reckoning": NotRequired["Reckoning"],
    "times": NotRequired["list[ObservanceTime]"],
    "eclipse": NotRequired["LunarEclipse | SolarEclipse | None"],
})

# How the civil day was determined. The tithi is that of the deciding moment.
Reckoning = TypedDict("Reckoning", {
    "kala": "Literal[\"arunodaya\", \"sunrise\", \"first-muhurta\", \"second-muhurta\", \"third-muhurta\", \"ninth-muhurta\", \"pratah\", \"sangava\", \"purvahna\", \"madhyahna\", \"aparahna\", \"sayahna\", \"sunset\", \"pradosha\", \"pradosha-6-ghati\", \"moonrise\", \"night\", \"nishitha\", \"sankranti\", \"eclipse\", \"tithi\"]",
    "kala_name": "str",
    "kala_sa": "SphutaSa",
    "kala_label": NotRequired["Label"],
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
    "start": "SlotStart",
    "end": "IsoUtcInstant",
    "start_local": "StartLocal",
    "end_local": "EndLocal",
})

# An instant in UTC and in local time.
Instant = TypedDict("Instant", {
    "time": "IsoUtcInstant",
    "time_local": "IsoLocalInstant",
})

# A time of an observance: when to worship, fast, offer or eat.
ObservanceTime = TypedDict("ObservanceTime", {
    "key": "Key",
    "name": "str",
    "preferred": NotRequired["Literal[True]"],
    "quality": "Literal[\"best\", \"allowed\", \"last-resort\", \"avoid\"]",
    "start": "IsoLocalInstantOrNull",
    "end": NotRequired["IsoLocalInstant"],
    "open": NotRequired["Literal[True]"],
    "rule": "str",
    "reason": NotRequired["str"],
    "source": "str",
    "authority": NotRequired["str"],
})

# Contacts and maximum.
LunarEclipseContacts = TypedDict("LunarEclipseContacts", {
    "p1": "SightingOrNull",
    "u1": "SightingOrNull",
    "u2": "SightingOrNull",
    "max": "Sighting",
    "u3": "SightingOrNull",
    "u4": "SightingOrNull",
    "p4": "SightingOrNull",
})

# An eclipse of the Moon.
LunarEclipse = TypedDict("LunarEclipse", {
    "kind": "Literal[\"lunar\"]",
    "type": "Literal[\"penumbral\", \"partial\", \"total\"]",
    "greatest": "IsoUtcInstant",
    "gamma": "Gamma",
    "visible": "Visible",
    "umbral_magnitude": "float",
    "penumbral_magnitude": "float",
    "contacts": "LunarEclipseContacts",
})

# A contact of an eclipse, seen from the place.
Sighting = TypedDict("Sighting", {
    "time": "IsoUtcInstant",
    "time_local": "IsoLocalInstant",
    "altitude_deg": "float",
})

SolarEclipseContacts1 = TypedDict("SolarEclipseContacts1", {
    "c1": "Sighting",
    "c2": "SightingOrNull",
    "max": "Sighting",
    "c3": "SightingOrNull",
    "c4": "Sighting",
})

# An eclipse of the Sun.
SolarEclipse = TypedDict("SolarEclipse", {
    "kind": "Literal[\"solar\"]",
    "type": "Literal[\"partial\", \"annular\", \"total\", \"hybrid\"]",
    "greatest": "IsoUtcInstant",
    "gamma": "Gamma",
    "visible": "Visible",
    "magnitude": "float",
    "local_magnitude": "float | None",
    "contacts": "SolarEclipseContacts1 | None",
})

# The purpose.
MuhurtasResponsePurpose = TypedDict("MuhurtasResponsePurpose", {
    "key": "PurposeKey",
    "name": "str",
    "label": NotRequired["Label"],
})

# Open and closed days by named rules, with the reasons.
MuhurtasResponse = TypedDict("MuhurtasResponse", {
    "purpose": "MuhurtasResponsePurpose",
    "tradition": "DaysTradition",
    "words": "Words",
    "traditions": "list[DaysTradition]",
    "from": "From",
    "to": "From",
    "place": "Location",
    "assumed": "Assumed",
    "lang": NotRequired["LabelLanguage"],
    "sentence_lang": NotRequired["SentenceLanguage"],
    "rules": "list[MuhurtaRule]",
    "open_days": "int",
    "count": "PageCount",
    "total": "PageTotal",
    "next": "NextPage",
    "windows": "list[MuhurtaWindow]",
    "days": "list[MuhurtaDay]",
    "comparison": NotRequired["MuhurtaComparison"],
    "substrate_stamp": "V1SubstrateStamp",
})

# A rule of the set.
MuhurtaRule = TypedDict("MuhurtaRule", {
    "key": "MuhurtaRuleId",
    "name": "Name",
    "label": NotRequired["Label"],
    "words": "Rule",
    "source": "KutaSource",
    "kind": "Literal[\"required\", \"excluded\", \"preferred\"]",
})

MuhurtaWindowPartlyItem = TypedDict("MuhurtaWindowPartlyItem", {
    "key": "MuhurtaRuleId",
    "stretches": "list[BhadraMukha]",
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
    "date": "From",
    "start": "Start",
    "end": "End",
    "minutes": "float",
    "met": "list[MuhurtaRuleId]",
    "partly": "list[MuhurtaWindowPartlyItem]",
    "unmet": "list[MuhurtaRuleId]",
    "margins": "MuhurtaWindowMargins",
})

# A day with every rule that closes it.
MuhurtaDay = TypedDict("MuhurtaDay", {
    "date": "From",
    "sunrise": "IsoInstantOrNull",
    "next_sunrise": "IsoInstantOrNull",
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
    "tradition": "DaysTradition",
    "words": "Words",
    "open_days": "int",
    "adds": "list[MuhurtaRule]",
    "omits": "list[MuhurtaRule]",
    "changes": "list[MuhurtaRule]",
})

MuhurtaComparisonDaysItem = TypedDict("MuhurtaComparisonDaysItem", {
    "date": "From",
    "tradition": "DaysTradition",
    "verdict": "Literal[\"open\", \"closed\"]",
    "deciding": "list[MuhurtaRuleId]",
    "closed_by": "list[MuhurtaClosing]",
})

# Why the dates of traditions differ.
MuhurtaComparison = TypedDict("MuhurtaComparison", {
    "tradition": "DaysTradition",
    "words": "Words",
    "open_days": "int",
    "others": "list[MuhurtaComparisonOthersItem]",
    "days": "list[MuhurtaComparisonDaysItem]",
})

# The events of the sky in a span. The stamp has ayanāṃśa and ΔT of its beginning.
SkyResponse = TypedDict("SkyResponse", {
    "from": "str",
    "to": "str",
    "dates": NotRequired["Dates"],
    "delta_t": NotRequired["DeltaT"],
    "place": NotRequired["Location"],
    "tz": NotRequired["str | float"],
    "assumed": "Assumed",
    "settings": "ComputedBy",
    "lang": NotRequired["LabelLanguage"],
    "sentence_lang": NotRequired["SentenceLanguage"],
    "count": "PageCount",
    "total": "PageTotal",
    "next": "NextPage",
    "substrate_stamp": "V1SubstrateStamp",
    "events": "list[SkyEvent]",
})

# The settings of the answer. They can be sent again.
ComputedBy = TypedDict("ComputedBy", {
    "ayanamsa": "SettingsAyanamsaChoice | OwnAyanamsa",
    "node": "SettingsNodeMode",
})

# A graha enters a part of the zodiac.
SkyIngress = TypedDict("SkyIngress", {
    "kind": "Literal[\"ingress\"]",
    "at": "At",
    "body": "NamedBody",
    "division": "Literal[\"rashi\", \"nakshatra\"]",
    "leaves": "Leaves",
    "enters": "Enters",
    "direction": "Direction",
    "pass": "int",
    "reentry": "bool",
    "label": NotRequired["SkySetLabel"],
})

# A graha, or a planet beyond Saturn.
NamedBody = TypedDict("NamedBody", {
    "key": "Literal[\"sun\", \"moon\", \"mars\", \"mercury\", \"jupiter\", \"venus\", \"saturn\", \"rahu\", \"ketu\", \"uranus\", \"neptune\", \"pluto\"]",
    "name": "Name",
    "label": NotRequired["Label"],
})

# A planet turns.
SkyStation = TypedDict("SkyStation", {
    "kind": "Literal[\"station\"]",
    "at": "At",
    "body": "NamedBody",
    "station": "Literal[\"direct\", \"retrograde\"]",
    "longitude_deg": "LongitudeDeg",
    "tropical_longitude_deg": "float",
    "label": NotRequired["SkySetLabel"],
})

# A phase of the Moon.
SkyLunation = TypedDict("SkyLunation", {
    "kind": "Literal[\"lunation\"]",
    "at": "At",
    "phase": "Literal[\"new\", \"first-quarter\", \"full\", \"last-quarter\"]",
    "longitude_deg": "float",
    "label": NotRequired["SkySetLabel"],
})

# Greatest eclipse, anywhere on the Earth.
SkyEclipse = TypedDict("SkyEclipse", {
    "kind": "Literal[\"eclipse\"]",
    "at": "At",
    "of": "Literal[\"solar\", \"lunar\"]",
    "type": "Literal[\"total\", \"annular\", \"hybrid\", \"partial\", \"penumbral\"]",
    "magnitude": "float",
    "diameter_ratio": NotRequired["float"],
    "at_place": NotRequired["EclipseAtPlace | None"],
    "label": NotRequired["SkySetLabel"],
})

EclipseAtPlaceBest1 = TypedDict("EclipseAtPlaceBest1", {
    "at": "At",
    "magnitude": "float",
    "obscuration": "float",
})

EclipseAtPlaceContacts1 = TypedDict("EclipseAtPlaceContacts1", {
    "c1": "EclipseContactOrNull",
    "c2": "EclipseContactOrNull",
    "maximum": "EclipseContactOrNull",
    "c3": "EclipseContactOrNull",
    "c4": "EclipseContactOrNull",
})

EclipseAtPlaceContacts2 = TypedDict("EclipseAtPlaceContacts2", {
    "p1": "EclipseContactOrNull",
    "u1": "EclipseContactOrNull",
    "u2": "EclipseContactOrNull",
    "maximum": "EclipseContactOrNull",
    "u3": "EclipseContactOrNull",
    "u4": "EclipseContactOrNull",
    "p4": "EclipseContactOrNull",
})

EclipseAtPlaceSeen1 = TypedDict("EclipseAtPlaceSeen1", {
    "start": "SeenStart",
    "end": "IsoInstant",
})

EclipseAtPlaceSutaka1 = TypedDict("EclipseAtPlaceSutaka1", {
    "start": "IsoInstant",
    "start_of_weak": "IsoInstant",
    "end": "IsoInstant",
})

# Circumstances of an eclipse at a place.
EclipseAtPlace = TypedDict("EclipseAtPlace", {
    "visible": "bool",
    "visibility": "Literal[\"whole\", \"part\", \"no\"]",
    "type": "Literal[\"total\", \"annular\", \"partial\", \"penumbral\"]",
    "magnitude": "float",
    "obscuration": NotRequired["float"],
    "best": NotRequired["EclipseAtPlaceBest1 | None"],
    "umbra_visibility": NotRequired["Literal[\"whole\", \"part\", \"no\"] | None"],
    "magnitude_at_rise": NotRequired["float | None"],
    "magnitude_at_set": NotRequired["float | None"],
    "near_limit": NotRequired["bool"],
    "contacts": "EclipseAtPlaceContacts1 | EclipseAtPlaceContacts2",
    "rise": "IsoInstantOrNull",
    "set": "IsoInstantOrNull",
    "rises_eclipsed": "bool",
    "sets_eclipsed": "bool",
    "seen": "EclipseAtPlaceSeen1 | None",
    "sutaka": "EclipseAtPlaceSutaka1 | None",
})

# A contact or the maximum of an eclipse at a place.
EclipseContact = TypedDict("EclipseContact", {
    "at": "At",
    "altitude_deg": "float",
    "position_angle_deg": NotRequired["float"],
})

# Two bodies have equal apparent longitude.
SkyConjunction = TypedDict("SkyConjunction", {
    "kind": "Literal[\"conjunction\"]",
    "at": "At",
    "body": "NamedBody",
    "with": "NamedBodyOrStar",
    "separation_deg": "float",
    "latitude_difference_deg": "float",
    "longitude_deg": "LongitudeDeg",
    "label": NotRequired["SkySetLabel"],
})

# A planet, by its centre, or a star.
NamedBodyOrStar = TypedDict("NamedBodyOrStar", {
    "key": "str",
    "name": "str",
    "label": NotRequired["Label"],
})

# A graha becomes or is no longer combust.
SkyCombustion = TypedDict("SkyCombustion", {
    "kind": "Literal[\"combustion\"]",
    "at": "At",
    "body": "NamedGraha",
    "phase": "Literal[\"in\", \"out\"]",
    "limit_deg": "float",
    "motion": "Direction",
    "cause": "Literal[\"limit\"]",
    "label": NotRequired["SkySetLabel"],
})

# A heliacal rising or setting; the instant is that of the planet.
SkyVisibilityEvent = TypedDict("SkyVisibilityEvent", {
    "kind": "Literal[\"visibility\"]",
    "at": "At",
    "body": "NamedGraha",
    "event": "Literal[\"rising\", \"setting\"]",
    "side": "Literal[\"east\", \"west\"]",
    "model": "Literal[\"arcus-visionis\", \"kalamsha\"]",
    "limit_deg": "float",
    "margin_deg": "float",
    "label": NotRequired["SkySetLabel"],
})

# The Sun crosses the equator.
SkyEquinox = TypedDict("SkyEquinox", {
    "kind": "Literal[\"equinox\"]",
    "at": "At",
    "month": "Literal[\"march\", \"september\"]",
    "tropical_longitude_deg": "Literal[0, 180]",
    "label": NotRequired["SkySetLabel"],
})

# The Sun is farthest from the equator.
SkySolstice = TypedDict("SkySolstice", {
    "kind": "Literal[\"solstice\"]",
    "at": "At",
    "month": "Literal[\"june\", \"december\"]",
    "tropical_longitude_deg": "Literal[90, 270]",
    "label": NotRequired["SkySetLabel"],
})

# The apparent longitude of a planet is opposite to that of the Sun.
SkyOpposition = TypedDict("SkyOpposition", {
    "kind": "Literal[\"opposition\"]",
    "at": "At",
    "body": "NamedBody",
    "longitude_deg": "LongitudeDeg",
    "label": NotRequired["SkySetLabel"],
})

# Greatest elongation.
SkyElongation = TypedDict("SkyElongation", {
    "kind": "Literal[\"elongation\"]",
    "at": "At",
    "body": "NamedGraha",
    "side": "Literal[\"east\", \"west\"]",
    "elongation_deg": "float",
    "label": NotRequired["SkySetLabel"],
})

# The Moon is nearest to the Earth, or farthest.
SkyApsis = TypedDict("SkyApsis", {
    "kind": "Literal[\"apsis\"]",
    "at": "At",
    "body": "NamedGraha",
    "apsis": "Literal[\"perigee\", \"apogee\"]",
    "distance_km": "float",
    "longitude_deg": "LongitudeDeg",
    "tropical_longitude_deg": "float",
    "label": NotRequired["SkySetLabel"],
})

SkyBrilliancyLeastMagnitude1 = TypedDict("SkyBrilliancyLeastMagnitude1", {
    "at": "At",
    "magnitude": "float",
})

# Greatest illuminated extent of Venus: lit part times area of the disc.
SkyBrilliancy = TypedDict("SkyBrilliancy", {
    "kind": "Literal[\"brilliancy\"]",
    "at": "At",
    "body": "NamedGraha",
    "side": "Literal[\"east\", \"west\"]",
    "magnitude": "float",
    "illuminated_fraction": "float",
    "diameter_arcsec": "float",
    "elongation_deg": "float",
    "least_magnitude": "SkyBrilliancyLeastMagnitude1 | None",
    "label": NotRequired["SkySetLabel"],
})

# Two bodies have equal apparent right ascension.
SkyConjunctionRa = TypedDict("SkyConjunctionRa", {
    "kind": "Literal[\"conjunction_ra\"]",
    "at": "At",
    "body": "NamedBody",
    "with": "NamedBodyOrStar",
    "separation_deg": "float",
    "declination_difference_deg": "float",
    "right_ascension_deg": "float",
    "label": NotRequired["SkySetLabel"],
})

# The Moon hides a body at the place; `at` is its disappearance.
SkyOccultation = TypedDict("SkyOccultation", {
    "kind": "Literal[\"occultation\"]",
    "at": "At",
    "body": "NamedBodyOrStar",
    "disappears": "OccultationEnd",
    "reappears": "OccultationEnd",
    "moon_elongation_deg": "float",
    "depth_arcsec": "float",
    "label": NotRequired["SkySetLabel"],
})

# A disappearance or a reappearance.
OccultationEnd = TypedDict("OccultationEnd", {
    "at": "At",
    "altitude_deg": "float",
    "sun_altitude_deg": "float",
    "position_angle_deg": "float",
})

# Rising: upper limb of Sun and Moon, else the centre.
SkyRise = TypedDict("SkyRise", {
    "kind": "Literal[\"rise\"]",
    "at": "At",
    "body": "NamedBodyOrStar",
    "azimuth_deg": "AzimuthDeg",
    "altitude_deg": "float",
    "label": NotRequired["SkySetLabel"],
})

# Upper transit of the meridian.
SkyTransit = TypedDict("SkyTransit", {
    "kind": "Literal[\"transit\"]",
    "at": "At",
    "body": "NamedBodyOrStar",
    "azimuth_deg": "AzimuthDeg",
    "altitude_deg": "float",
    "label": NotRequired["SkySetLabel"],
})

# Setting.
SkySet = TypedDict("SkySet", {
    "kind": "Literal[\"set\"]",
    "at": "At",
    "body": "NamedBodyOrStar",
    "azimuth_deg": "AzimuthDeg",
    "altitude_deg": "float",
    "label": NotRequired["SkySetLabel"],
})

# The Sun is 6°, 12° or 18° below the horizon.
SkyTwilight = TypedDict("SkyTwilight", {
    "kind": "Literal[\"twilight\"]",
    "at": "At",
    "twilight": "Literal[\"civil\", \"nautical\", \"astronomical\"]",
    "phase": "Literal[\"begin\", \"end\"]",
    "label": NotRequired["SkySetLabel"],
})

# Settings of the computation.
EphemerisResponseSettings = TypedDict("EphemerisResponseSettings", {
    "ayanamsa": "Literal[\"lahiri\", \"raman\", \"kp\", \"surya-siddhanta\", \"yukteshwar\", \"lahiri-icrc\", \"kp-vp291\", \"true-citra\", \"true-pushya\", \"true-mula\", \"true-revati\", \"fagan-bradley\"]",
    "node": "SettingsNodeMode",
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
    "dates": NotRequired["Dates"],
    "delta_t": NotRequired["DeltaT"],
    "substrate_stamp": NotRequired["V1SubstrateStamp"],
    "historical": NotRequired["EphemerisHistorical"],
    "time": "list[str]",
    "bodies": "dict[str, EphemerisColumns]",
})

# The place, where the request names one.
EphemerisPlace = TypedDict("EphemerisPlace", {
    "lat": "WhereLat",
    "lon": "WhereLon",
    "tz": "str | float",
    "id": NotRequired["WhereId"],
    "name": NotRequired["WhereName"],
    "matched": NotRequired["Matched"],
    "label": NotRequired["str"],
    "height_m": "float",
})

# Time of a historical model, without modern figures.
EphemerisHistorical = TypedDict("EphemerisHistorical", {
    "source": "Source",
    "kali_jd": "float",
    "days_before_kali": "int",
    "precession_deg": "float",
    "deshantara": NotRequired["Deshantara"],
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

# The two births.
MatchResponseBirths = TypedDict("MatchResponseBirths", {
    "a": "BirthOfMatch",
    "b": "BirthOfMatch",
})

MatchResponseMangalaListsItem = TypedDict("MatchResponseMangalaListsItem", {
    "key": "Literal[\"north\", \"south\"]",
    "houses": "list[HousesItem]",
    "rule": "Rule",
    "source": "KutaSource",
})

# The match of two births: points and rules. The stamp is for birth `a`; its notes are for both.
MatchResponse = TypedDict("MatchResponse", {
    "births": "MatchResponseBirths",
    "settings": "ComputedBy",
    "system": "Literal[\"ashtakuta\", \"dashakuta\", \"all\"]",
    "tradition": "Literal[\"north\", \"north-parihara\", \"raman\", \"tamil\"]",
    "words": "Words",
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

# The Moon.
BirthOfMatchMoon = TypedDict("BirthOfMatchMoon", {
    "longitude_deg": "SiderealDegOrNull",
    "rashi": "NamedRashiOrNull",
    "nakshatra": "NamedNakshatraOrNull",
    "pada": "PadaOrNull",
    "boundary_seconds": "BoundarySecondsOrNull",
    "lord": "NamedGraha | None",
})

# A birth as it was read, and the place of its Moon.
BirthOfMatch = TypedDict("BirthOfMatch", {
    "date": "str",
    "time": "TimeOrNull",
    "at": "BirthInputAt",
    "place": "Location",
    "assumed": "Assumed",
    "ayanamsa_deg": "float",
    "moon": "BirthOfMatchMoon",
})

# One kūṭa by the rule of the tradition.
Kuta = TypedDict("Kuta", {
    "key": "KutaKey",
    "name": "Name",
    "sa": "Sa",
    "label": NotRequired["Label"],
    "points": "float | None",
    "maximum": "float | None",
    "holds": "bool",
    "counted": "bool",
    "a": "KutaValue",
    "b": "KutaValue",
    "as_vara": "Literal[\"a\", \"b\"] | None",
    "rule": "Rule",
    "source": "KutaSource",
})

# What a kūṭa compares in one birth.
KutaValue = TypedDict("KutaValue", {
    "kind": "Literal[\"varna\", \"vashya\", \"yoni\", \"gana\", \"nadi\", \"rajju\", \"graha\", \"nakshatra\", \"rashi\"]",
    "key": NotRequired["str"],
    "index": NotRequired["int"],
    "name": "Name",
    "sa": "Sa",
    "label": NotRequired["Label"],
    "count": NotRequired["int"],
})

# An exception for a kūṭa without full points.
KutaException = TypedDict("KutaException", {
    "key": "Literal[\"bhakuta-same-lord\", \"bhakuta-friendly-lords\", \"nadi-same-rashi-other-nakshatra\", \"nadi-same-nakshatra-other-rashi\", \"nadi-same-nakshatra-other-pada\", \"nadi-nakshatra-list\", \"nadi-lord\", \"gana-friendly-lords\", \"gana-beyond-14\", \"stri-dirgha-rashi-maitri\", \"rajju-four\"]",
    "kuta": "MatchVariantKuta",
    "rule": "Rule",
    "source": "KutaSource",
    "applies": "bool",
    "gives_full_points": "bool",
})

# The total of another tradition.
MatchVariant = TypedDict("MatchVariant", {
    "tradition": "Literal[\"north\", \"north-parihara\", \"raman\", \"tamil\"]",
    "words": "Words",
    "total": "float",
    "maximum": "float",
    "differing_kutas": "list[MatchVariantKuta]",
    "kutas": "list[Kuta] | None",
})

MatchSensitivityChange1KutasItem = TypedDict("MatchSensitivityChange1KutasItem", {
    "before": "float",
    "after": "float",
    "key": "KutaKey",
})

# The total before and after.
MatchSensitivityChange1TotalChange = TypedDict("MatchSensitivityChange1TotalChange", {
    "before": "float",
    "after": "float",
})

MatchSensitivityChange1 = TypedDict("MatchSensitivityChange1", {
    "nakshatra_index": "int",
    "pada": "int",
    "rashi_index": "int",
    "half": "int | None",
    "kutas": "list[MatchSensitivityChange1KutasItem]",
    "total_change": "MatchSensitivityChange1TotalChange",
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
    "rule": "Rule",
    "source": "KutaSource",
    "applies": "bool",
})

# Mars from lagna, Moon or Venus of one birth. Only houses; nothing is ranked.
V1Mangala = TypedDict("V1Mangala", {
    "who": "Literal[\"a\", \"b\"]",
    "counted_from": "NamedGraha",
    "house": "int | None",
    "counted": "V1MangalaCounted",
    "cancellations": "list[V1MangalaCancellationsItem]",
})

# Transits over a birth. The stamp is that of the birth.
TransitsResponse = TypedDict("TransitsResponse", {
    "birth": "BirthOfAllYearsInput",
    "assumed": "Assumed",
    "from": "str",
    "to": "str",
    "dates": NotRequired["Dates"],
    "delta_t": NotRequired["DeltaT"],
    "tz": "str | float",
    "settings": "ComputedBy",
    "bodies": "list[BodiesItem]",
    "points": "list[PointsItem]",
    "orbs": NotRequired["float"],
    "lang": NotRequired["LabelLanguage"],
    "sentence_lang": NotRequired["SentenceLanguage"],
    "natal": "V1Natal",
    "ingresses": "list[TransitIngress]",
    "kakshyas": NotRequired["list[V1KakshyaEntry]"],
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
    "time": "TimeOrNull",
    "at": "BirthInputAt",
    "place": "Location",
    "dates": NotRequired["NowDates"],
    "ahargana": NotRequired["Ahargana"],
    "delta_t": NotRequired["DeltaT"],
})

# The natal positions.
V1Natal = TypedDict("V1Natal", {
    "grahas": "list[V1NatalGraha]",
    "lagna": "V1Point",
})

# A natal graha.
V1NatalGraha = TypedDict("V1NatalGraha", {
    "longitude_deg": "SiderealDegOrNull",
    "tropical_longitude_deg": "TropicalDegOrNull",
    "rashi": "NamedRashiOrNull",
    "nakshatra": "NamedNakshatraOrNull",
    "pada": "PadaOrNull",
    "boundary_arcsec": "BoundaryArcsecOrNull",
    "boundary_seconds": "BoundarySecondsOrNull",
    "label": NotRequired["Label"],
    "key": "Literal[\"sun\", \"moon\", \"mars\", \"mercury\", \"jupiter\", \"venus\", \"saturn\", \"rahu\", \"ketu\"]",
    "house": "HouseOrNull",
    "retrograde": "Retrograde",
    "undecided": NotRequired["GrahaUndecided"],
})

# A graha enters a rāśi.
TransitIngress = TypedDict("TransitIngress", {
    "kind": "Literal[\"ingress\"]",
    "at": "At",
    "body": "NamedGraha",
    "division": "Literal[\"rashi\", \"nakshatra\"]",
    "leaves": "Leaves",
    "enters": "Enters",
    "direction": "Direction",
    "pass": "int",
    "reentry": "bool",
    "house_from_moon": "int",
    "house_from_lagna": "int",
    "bindus": "int | None",
    "label": NotRequired["Label"],
})

# A graha enters a kakṣyā, an eighth of a rāśi.
V1KakshyaEntry = TypedDict("V1KakshyaEntry", {
    "body": "NamedGraha",
    "at": "At",
    "rashi_index": "int",
    "number": "int",
    "kakshya_lord": "NamedGraha",
    "bindu": "bool | None",
    "direction": "Direction",
    "pass": "int",
    "label": NotRequired["Label"],
})

# Saturn in the 12th, 1st and 2nd rāśi from the natal Moon.
V1SadeSati = TypedDict("V1SadeSati", {
    "start": "StayStart",
    "end": "StayEnd",
    "legs": "list[V1SadeSatiLeg]",
    "gaps": "list[V1Stay]",
})

# One stay of Saturn in one of the three rāśis.
V1SadeSatiLeg = TypedDict("V1SadeSatiLeg", {
    "leg": "Literal[1, 2, 3]",
    "house": "Literal[12, 1, 2]",
    "rashi_index": "int",
    "start": "StayStart",
    "end": "StayEnd",
})

# A stretch of time.
V1Stay = TypedDict("V1Stay", {
    "start": "StayStart",
    "end": "StayEnd",
})

# Saturn in the 4th, 7th or 10th rāśi from the natal Moon.
V1KantakaShani = TypedDict("V1KantakaShani", {
    "house": "Literal[4, 7, 10]",
    "start": "StayStart",
    "end": "StayEnd",
})

# A period of a daśā begins.
V1DashaChange = TypedDict("V1DashaChange", {
    "at": "At",
    "system": "Literal[\"vimshottari\"]",
    "level": "int",
    "lord": "NamedGraha",
    "label": NotRequired["Label"],
})

# A graha has the longitude of a natal point.
V1TransitHit = TypedDict("V1TransitHit", {
    "body": "NamedGraha",
    "point": "Literal[\"sun\", \"moon\", \"mars\", \"mercury\", \"jupiter\", \"venus\", \"saturn\", \"rahu\", \"ketu\", \"lagna\", \"cusp2\", \"cusp3\", \"cusp4\", \"cusp5\", \"cusp6\", \"cusp7\", \"cusp8\", \"cusp9\", \"cusp10\", \"cusp11\", \"cusp12\"]",
    "at": "At",
    "direction": "Direction",
    "pass": "int",
    "passes": "int",
    "longitude_deg": "float",
    "enter": NotRequired["IsoInstantOrNull | None"],
    "leave": NotRequired["IsoInstantOrNull | None"],
    "label": NotRequired["Label"],
})

# Strengths by five places.
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

# Muddā daśā of the year.
VarshaphalaResponseMudda = TypedDict("VarshaphalaResponseMudda", {
    "periods": "list[V1AnnualMuddaPeriod]",
})

# Pātyāyinī daśā of the year.
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
    "at": "IsoInstant",
    "next": "IsoInstant",
    "is_day": "bool",
    "sun_longitude_deg": "float",
})

# The chart of the return, with the requested parts.
V1AnnualChart = TypedDict("V1AnnualChart", {
    "lang": NotRequired["LabelLanguage"],
    "sentence_lang": NotRequired["SentenceLanguage"],
    "dates": NotRequired["NowDates"],
    "ahargana": NotRequired["Ahargana"],
    "delta_t": NotRequired["DeltaT"],
    "jd_utc": "float",
    "jd_tt": "JdTt",
    "ayanamsa_deg": "float",
    "sunrise_definition": NotRequired["ChartSunriseDefinition"],
    "day": NotRequired["V1BirthDay | None"],
    "lagna": "V1Point",
    "grahas": "BirthChartGrahas",
    "bhavas": NotRequired["list[V1Bhava] | None"],
    "vargas": NotRequired["VargasOrNull"],
    "ashtakavarga": NotRequired["Ashtakavarga | None"],
    "yogas": NotRequired["list[V1Yoga] | None"],
    "yogas_evaluated": NotRequired["int"],
    "arudhas": NotRequired["V1Arudhas | None"],
    "naisargika_karakas": NotRequired["V1NaisargikaKarakas"],
    "chara_karakas": NotRequired["V1CharaKarakas | None"],
    "avasthas": NotRequired["AvasthasOrNull"],
    "dasha": NotRequired["Dasha"],
    "current_phase": NotRequired["CurrentPhaseOrNull"],
    "kp": NotRequired["V1Kp | None"],
    "shadbala": NotRequired["Shadbala | None"],
    "graha_yuddha": NotRequired["GrahaYuddhaOrNull"],
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
    "house_systems": NotRequired["HouseSystemsOrNull"],
    "divisions": NotRequired["DivisionsOrNull"],
    "outer": NotRequired["OuterOrNull"],
    "stars": NotRequired["V1ChartStars | None"],
    "chakras": NotRequired["V1Chakras | None"],
    "comparison": NotRequired["Comparison"],
    "substrate_stamp": "V1SubstrateStamp",
})

# The natal lagna, one rāśi on for each completed year.
V1Muntha = TypedDict("V1Muntha", {
    "longitude_deg": "LongitudeDeg",
    "rashi_index": "int",
    "lord": "NamedGraha",
    "house": "House",
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
    "start": "IsoInstant",
    "end": "IsoInstant",
    "label": NotRequired["Label"],
})

V1PatyayiniPeriod = TypedDict("V1PatyayiniPeriod", {
    "lord": "NamedGraha",
    "start": "IsoInstant",
    "end": "IsoInstant",
    "label": NotRequired["Label"],
    "sub": "list[V1PatyayiniSubPeriod]",
})

V1PatyayiniSubPeriod = TypedDict("V1PatyayiniSubPeriod", {
    "lord": "NamedGraha",
    "start": "IsoInstant",
    "end": "IsoInstant",
    "label": NotRequired["Label"],
})

# Houses by graha.
TriPatakiHouses = TypedDict("TriPatakiHouses", {
    "sun": "House",
    "moon": "House",
    "mars": "House",
    "mercury": "House",
    "jupiter": "House",
    "venus": "House",
    "saturn": "House",
    "rahu": "House",
    "ketu": "House",
})

# Grahas in vedha to each.
TriPatakiVedha = TypedDict("TriPatakiVedha", {
    "moon": "Moon",
    "lagna": "Moon",
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

# Of the lagna.
V1PraveshaLagna = TypedDict("V1PraveshaLagna", {
    "longitude_deg": "SiderealDegOrNull",
    "rashi": "NamedRashiOrNull",
})

# By graha.
V1PraveshaGrahas = TypedDict("V1PraveshaGrahas", {
    "sun": "LongitudeDeg",
    "moon": "LongitudeDeg",
    "mars": "LongitudeDeg",
    "mercury": "LongitudeDeg",
    "jupiter": "LongitudeDeg",
    "venus": "LongitudeDeg",
    "saturn": "LongitudeDeg",
    "rahu": "LongitudeDeg",
    "ketu": "LongitudeDeg",
})

# A chart inside the year: its instant and places.
V1Pravesha = TypedDict("V1Pravesha", {
    "month": NotRequired["int"],
    "part": NotRequired["int"],
    "at": "At",
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
    "utc": "IsoUtcInstant",
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
    "sayanaDeg": "TropicalDegOrNull",
    "nirayanaDeg": "SiderealDegOrNull",
    "rashi": "RashiOrNull",
    "rashiIndex": "RashiIndexOrNull",
    "nakshatra": "NakshatraOrNull",
    "rashiLabel": NotRequired["Label"],
    "nakshatraLabel": NotRequired["Label"],
    "nakshatraIndex": "NakshatraIndexOrNull",
    "pada": "PadaOrNull",
    "boundaryArcsec": "BoundaryArcsecOrNull",
    "boundarySeconds": "BoundarySecondsOrNull",
})

# Basis of the first period.
RectifyDashaSeed = TypedDict("RectifyDashaSeed", {
    "nakshatra": "Nakshatra",
    "nakshatraIndex": "int",
    "nakshatraLabel": NotRequired["Label"],
    "lord": "GrahaKey",
    "lordLabel": NotRequired["Label"],
    "traversed": "float",
})

# Balance at birth.
RectifyDashaBalance = TypedDict("RectifyDashaBalance", {
    "lord": "GrahaKey",
    "lordLabel": NotRequired["Label"],
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
    "mahaLabel": NotRequired["Label"],
    "antaraLabel": NotRequired["Label"],
    "pratyantaraLabel": NotRequired["Label"],
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

# Weight of each link. `acts`: a node acts for the lord of its rāśi and for grahas with it.
RectifyMethodTies = TypedDict("RectifyMethodTies", {
    "owns": "Owns",
    "occupies": "Owns",
    "aspects": "Owns",
    "signifies": "Owns",
    "acts": "Owns",
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
    "source": "Source",
})

RectifyMethodSignificationsItemKarakasItem = TypedDict("RectifyMethodSignificationsItemKarakasItem", {
    "graha": "GrahaKey",
    "weight": "float",
    "source": "Source",
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
KundaliFactsResponse = TypedDict("KundaliFactsResponse", {
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
    "label": NotRequired["Label"],
    "statement": "str",
    "attribution": "str",
    "citation": "str | None",
    "keywords": "list[str]",
})

# A page of facts.
FactsResponse = TypedDict("FactsResponse", {
    "query": "str",
    "lang": NotRequired["LabelLanguage"],
    "sentence_lang": NotRequired["SentenceLanguage"],
    "count": "PageCount",
    "total": "PageTotal",
    "next": "NextPage",
    "facts": "list[Fact]",
})

# Places by name, or near a point.
PlacesResponse = TypedDict("PlacesResponse", {
    "query": "str | None",
    "lat": NotRequired["WhereLat"],
    "lon": NotRequired["WhereLon"],
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
    "created": "IsoUtcInstant",
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
    "id": "PasskeyId",
    "credential_id": "str",
    "name": "str | None",
    "created": "IsoUtcInstant",
    "used": "IsoUtcInstantOrNull",
    "backed_up": "bool",
    "transports": "list[str]",
    "current": "bool",
    "public_key": "str",
    "counter": "int",
})

AccountExportSessionsItem = TypedDict("AccountExportSessionsItem", {
    "created": "IsoUtcInstant",
    "expires": "IsoUtcInstant",
    "current": "bool",
})

# All stored data of an account, except the hashes of its session tokens.
AccountExport = TypedDict("AccountExport", {
    "exported": "IsoUtcInstant",
    "account": "Account",
    "passkeys": "list[AccountExportPasskeysItem]",
    "sessions": "list[AccountExportSessionsItem]",
    "charts": "list[SavedChart]",
})

# A saved chart. The kernel of the day it was saved computed the summary.
SavedChart = TypedDict("SavedChart", {
    "id": "Id",
    "name": "str | None",
    "place": "str | None",
    "tags": "list[str]",
    "note": "str | None",
    "created": "IsoUtcInstant",
    "changed": "IsoUtcInstant",
    "input": "Input",
    "summary": "ChartSummary",
})

ChartSummaryRashis = TypedDict("ChartSummaryRashis", {
    "sun": "RashiIndexOrNull",
    "moon": "RashiIndexOrNull",
    "mars": "RashiIndexOrNull",
    "mercury": "RashiIndexOrNull",
    "jupiter": "RashiIndexOrNull",
    "venus": "RashiIndexOrNull",
    "saturn": "RashiIndexOrNull",
    "rahu": "RashiIndexOrNull",
    "ketu": "RashiIndexOrNull",
})

# Enough of a chart to recognise it in a list.
ChartSummary = TypedDict("ChartSummary", {
    "utc": "Utc",
    "lagna": "SummaryPoint",
    "sun": "SummaryPoint",
    "moon": "SummaryPoint",
    "rashis": "ChartSummaryRashis",
})

SummaryPoint = TypedDict("SummaryPoint", {
    "sidereal_deg": "SiderealDegOrNull",
    "rashi": "RashiOrNull",
    "rashi_index": "RashiIndexOrNull",
    "nakshatra_pada": "NakshatraPadaOrNull",
})

PasskeyList = TypedDict("PasskeyList", {
    "count": "int",
    "passkeys": "list[Passkey]",
})

Passkey = TypedDict("Passkey", {
    "id": "PasskeyId",
    "credential_id": "str",
    "name": "str | None",
    "created": "IsoUtcInstant",
    "used": "IsoUtcInstantOrNull",
    "backed_up": "bool",
    "transports": "list[str]",
    "current": "bool",
})

ChartList = TypedDict("ChartList", {
    "count": "int",
    "charts": "list[SavedChart]",
})

# A saved chart, computed again: the current kernel computed both the summary and the chart.
OpenedChart = TypedDict("OpenedChart", {
    "id": "Id",
    "name": "str | None",
    "place": "str | None",
    "tags": "list[str]",
    "note": "str | None",
    "created": "IsoUtcInstant",
    "changed": "IsoUtcInstant",
    "input": "Input",
    "summary": "ChartSummary",
    "chart": "ChartResponse",
})

OperatorStatusIntentsItem = TypedDict("OperatorStatusIntentsItem", {
    "mukha": "Mukha",
    "intents": "list[str]",
})

# The intents of the operator, and what is available.
OperatorStatus = TypedDict("OperatorStatus", {
    "alpha_time": "IsoUtcInstant",
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
    "time": "IsoUtcInstant",
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

# The kernel, the bindings and the counts of this instance.
ProbeResult = TypedDict("ProbeResult", {
    "time": "IsoUtcInstant",
    "service": "Literal[\"khagola\"]",
    "version": "str",
    "kernel": "Kernel",
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
    "since": "IsoUtcInstantOrNull",
    "requests": "int",
    "answers": "CountsAnswers",
    "limited": "int",
    "cache": "CountsCache",
    "faults": "CountsFaults",
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

# Longitude, degrees.
PressResponseLimitsLongitudeDeg = TypedDict("PressResponseLimitsLongitudeDeg", {
    "from": "float",
    "to": "float",
})

PressResponseLimits = TypedDict("PressResponseLimits", {
    "requests_an_hour": "list[PressResponseLimitsRequestsAnHourItem]",
    "processor_ms_an_hour": "int | None",
    "body_bytes": "int",
    "years": "LimitsYears",
    "latitude_deg": "LimitsYears",
    "longitude_deg": "PressResponseLimitsLongitudeDeg",
    "utc_offset_hours": "LimitsYears",
})

# The instants of the comparison.
PressResponseAccuracySamples = TypedDict("PressResponseAccuracySamples", {
    "protocol": "Protocol",
    "range": "Protocol",
})

PressResponseAccuracyLongitudesItem = TypedDict("PressResponseAccuracyLongitudesItem", {
    "graha": "Literal[\"sun\", \"moon\", \"mars\", \"mercury\", \"jupiter\", \"venus\", \"saturn\"]",
    "specified_arcmin": "SpecifiedArcmin",
    "protocol_arcsec": "SpecifiedArcmin",
    "range_arcsec": "SpecifiedArcmin",
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
    "source": "Source",
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
    "kernel": "Kernel",
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
    "time": "IsoUtcInstant",
    "checks": "HealthChecks",
    "processor_ms_an_hour": "int | None",
    "unusable_settings": NotRequired["list[str]"],
})

# In `/api/v1`: the rule as data, with its bounds (`min`, `max`), its `values` or its `fields`.
StructuredErrorErrorExpected = TypedDict("StructuredErrorErrorExpected", {
    "type": "str",
})

StructuredErrorError = TypedDict("StructuredErrorError", {
    "code": "Literal[\"INVALID_JSON\", \"INVALID_FIELD\", \"UNKNOWN_FIELD\", \"OUT_OF_EPOCH_RANGE\", \"INVALID_TIMEZONE\", \"AMBIGUOUS_PLACE\", \"TOO_EXPENSIVE\", \"PAYLOAD_TOO_LARGE\", \"METHOD_NOT_ALLOWED\", \"INVALID_KEY\", \"UNSUPPORTED_FORMAT\", \"RATE_LIMIT_EXCEEDED\", \"RATE_LIMITER_UNAVAILABLE\", \"STORAGE_UNAVAILABLE\", \"FILE_UNAVAILABLE\", \"NOT_FOUND\", \"INTERNAL\"]",
    "message": "str",
    "field": NotRequired["str"],
    "expected": NotRequired["StructuredErrorErrorExpected"],
    "example": NotRequired["Any"],
    "got": NotRequired["str | float | bool | None"],
    "candidates": NotRequired["Candidates"],
    "price": NotRequired["Price"],
})

# Error envelope of the charts and of `/api/v1`.
StructuredError = TypedDict("StructuredError", {
    "ok": "Literal[False]",
    "error": "StructuredErrorError",
})

# Error envelope of the other endpoints and of unknown paths.
FlatError = TypedDict("FlatError", {
    "error": "Literal[\"invalid-json\", \"invalid-parameter\", \"unknown-field\", \"unsupported_query_parameters\", \"unsupported-format\", \"ambiguous-place\", \"too-expensive\", \"payload-too-large\", \"method-not-allowed\", \"rate-limit-exceeded\", \"rate-limiter-unavailable\", \"model-unavailable\", \"not-found\", \"unauthenticated\", \"origin-not-allowed\", \"invalid-key\", \"challenge-expired\", \"unknown-passkey\", \"passkey-refused\", \"last-passkey\", \"too-many-passkeys\", \"accounts-not-configured\", \"storage-unavailable\", \"host-not-allowed\", \"index-key-not-configured\", \"index-upstream-failed\", \"file-unavailable\", \"engine-fault\"]",
    "message": "str",
    "field": NotRequired["str"],
    "candidates": NotRequired["Candidates"],
    "price": NotRequired["Price"],
    "unexpected_keys": NotRequired["list[str]"],
    "upstream_status": NotRequired["int"],
})

# The request with its defaults and its present name: it may be posted again.
Input = TypedDict("Input", {
    "preset": NotRequired["Preset"],
    "ayanamsa": NotRequired["AyanamsaChoice"],
    "nodeMode": NotRequired["ChartNodeMode"],
    "dashaYearDays": NotRequired["DashaYearDays"],
    "coLords": NotRequired["CoLords"],
    "year": "ChartYear",
    "month": "int",
    "day": "int",
    "hour": "Hour",
    "minute": "int",
    "lat": "Lat",
    "lon": "Lon",
    "tzHours": "float",
    "name": NotRequired["ChartName"],
    "second": "float",
    "dashaDepth": NotRequired["DashaDepth"],
    "tz": NotRequired["ChartTz"],
    "include": NotRequired["Include"],
    "dashas": NotRequired["Dashas"],
    "number": NotRequired["Number"],
    "divisions": NotRequired["Divisions"],
    "precision": NotRequired["Precision"],
    "compare": NotRequired["Compare"],
    "lang": NotRequired["LanguageTag"],
})

# Daśās by key. Without `dashas` in the request Yoginī and Cara are plain lists of mahādaśās; a daśā that `dashas` names is `{ key, applicable, reason, seed, balance, periods }`.
Dasha = TypedDict("Dasha", {
    "vimshottari": NotRequired["V1VimshottariDasha | None"],
    "yogini": NotRequired["list[V1YoginiPeriod] | V1YoginiDasha | None"],
    "ashtottari": NotRequired["V1AshtottariDasha | None"],
    "chara": NotRequired["list[V1CharaPeriod] | V1RashiDasha | None"],
    "chara-rao": NotRequired["V1RashiDashaOrNull"],
    "kp-vimshottari": NotRequired["V1GrahaDashaOrNull"],
    "narayana": NotRequired["V1RashiDashaOrNull"],
    "kalachakra": NotRequired["V1KalachakraDasha | None"],
    "shula": NotRequired["V1RashiDashaOrNull"],
    "mandooka": NotRequired["V1RashiDashaOrNull"],
    "drig": NotRequired["V1RashiDashaOrNull"],
    "sthira": NotRequired["V1RashiDashaOrNull"],
    "niryana-shula": NotRequired["V1RashiDashaOrNull"],
    "dvisaptati": NotRequired["V1GrahaDashaOrNull"],
    "shodashottari": NotRequired["V1GrahaDashaOrNull"],
    "dvadashottari": NotRequired["V1GrahaDashaOrNull"],
    "panchottari": NotRequired["V1GrahaDashaOrNull"],
    "shatabdika": NotRequired["V1GrahaDashaOrNull"],
    "chaturashiti": NotRequired["V1GrahaDashaOrNull"],
    "shashtihayani": NotRequired["V1GrahaDashaOrNull"],
    "shattrimsha": NotRequired["V1GrahaDashaOrNull"],
    "mudda": NotRequired["V1MuddaDasha | None"],
})

# The price of a request that costs too much, by the field that weighs most.
Price = TypedDict("Price", {
    "ms": "Ms",
    "bytes": "float",
    "field": "Field",
    "ceiling": "Field",
    "largest": "float | str | None",
})

# Metal of the foot.
Paya = TypedDict("Paya", {
    "by_rashi": "ByRashi",
    "by_nakshatra": "ByRashi",
})

VargasOrNull1 = TypedDict("VargasOrNull1", {
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

# Basis of the first period.
Seed = TypedDict("Seed", {
    "nakshatra": "Nakshatra",
    "nakshatra_index": "NakshatraIndex",
    "lord": "GrahaKey",
    "lord_label": NotRequired["Label"],
    "nakshatra_label": NotRequired["Label"],
    "traversed": "Traversed",
})

# Avasthās (BPHS 45).
AvasthasOrNull1 = TypedDict("AvasthasOrNull1", {
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

# By graha.
Grahas = TypedDict("Grahas", {
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

# By graha.
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

# Lunar month.
Masa = TypedDict("Masa", {
    "amanta": "LunarMonthName",
    "purnimanta": "LunarMonthName",
    "adhika": "bool",
    "kshaya": "bool",
    "lost": "LunarMonthName | None",
})

# The periods that run at the birth instant.
CurrentPhaseOrNull1 = TypedDict("CurrentPhaseOrNull1", {
    "maha": "V1RunningPeriod",
    "antara": "V1RunningPeriod",
    "pratyantara": "V1RunningPeriod",
    "sookshma": "V1RunningPeriod",
    "prana": "V1RunningPeriod",
})

# By the nakṣatra.
Yoni = TypedDict("Yoni", {
    "key": "Literal[\"ashva\", \"gaja\", \"mesha\", \"sarpa\", \"shvan\", \"marjara\", \"mushaka\", \"go\", \"mahisha\", \"vyaghra\", \"mriga\", \"vanara\", \"nakula\", \"simha\"]",
    "name": "Name",
    "sa": "Sa",
    "label": NotRequired["Label"],
})

# Its place in the fort.
Kota = TypedDict("Kota", {
    "count": "int",
    "ring": "Literal[\"stambha\", \"madhya\", \"prakara\", \"bahya\"]",
    "direction": "Literal[\"entering\", \"leaving\", \"pillar\"]",
})

# By the nakṣatra (Bṛhat-saṃhitā’s groups of 6, 12 and 9).
Yunja = TypedDict("Yunja", {
    "key": "Literal[\"purva\", \"madhya\", \"antya\"]",
    "name": "Name",
    "sa": "Sa",
    "label": NotRequired["Label"],
})

# By the half of the rāśi.
Vashya = TypedDict("Vashya", {
    "key": "Literal[\"chatushpada\", \"manava\", \"jalachara\", \"vanachara\", \"kita\"]",
    "name": "Name",
    "sa": "Sa",
    "label": NotRequired["Label"],
})

# Ayanāṃśa.
Ayanamsha = TypedDict("Ayanamsha", {
    "key": "Literal[\"lahiri\", \"raman\", \"kp\", \"surya-siddhanta\", \"yukteshwar\", \"lahiri-icrc\", \"kp-vp291\", \"true-citra\", \"true-pushya\", \"true-mula\", \"true-revati\", \"fagan-bradley\", \"custom\"]",
    "deg": "float",
})

Ayanamsa2 = TypedDict("Ayanamsa2", {
    "epoch_jd": "float",
    "deg": "float",
})

SettingsAyanamsa2 = TypedDict("SettingsAyanamsa2", {
    "epochJd": "float",
    "deg": "float",
})

# By the rāśi of the Moon.
Varna = TypedDict("Varna", {
    "key": "Literal[\"brahmana\", \"kshatriya\", \"vaishya\", \"shudra\"]",
    "name": "Name",
    "sa": "Sa",
    "label": NotRequired["Label"],
})

# The numeric kernel that computed this response.
Kernel = TypedDict("Kernel", {
    "version": "str",
    "sha256": "str",
    "theory": "str",
})

# By the nakṣatra.
Gana = TypedDict("Gana", {
    "key": "Literal[\"deva\", \"manushya\", \"rakshasa\"]",
    "name": "Name",
    "sa": "Sa",
    "label": NotRequired["Label"],
})

# Squares in vedha to it.
Vedha = TypedDict("Vedha", {
    "straight": "list[ChakraSquare]",
    "diagonals": "list[list[ChakraSquare]]",
})

# By the rāśi.
Tattva = TypedDict("Tattva", {
    "key": "Literal[\"agni\", \"prithvi\", \"vayu\", \"jala\"]",
    "name": "Name",
    "sa": "Sa",
    "label": NotRequired["Label"],
})

# The two conditions for its use.
Conditions = TypedDict("Conditions", {
    "rahu": "bool",
    "paksha": "bool | None",
})

# By the nakṣatra.
Nadi = TypedDict("Nadi", {
    "key": "Literal[\"adi\", \"madhya\", \"antya\"]",
    "name": "Name",
    "sa": "Sa",
    "label": NotRequired["Label"],
})

# Distance of the place from the meridian of Ujjayinī; negative to the west.
Deshantara = TypedDict("Deshantara", {
    "longitude_deg": "float",
    "yojanas": "float",
    "ghatis": "float",
})

# Basis of the first period.
GrahaDashaSeed = TypedDict("GrahaDashaSeed", {
    "nakshatra": "NamedNakshatra",
    "lord": "NamedGraha",
    "traversed": "Traversed",
})

# Sampled residuals of the kernel, of 1900 to 2100 for an instant of these years and otherwise of −3101 to 3000. Compare them with `boundary_arcsec`.
ResidualsArcsec = TypedDict("ResidualsArcsec", {
    "p95": "ResidualsByGraha",
    "max": "ResidualsByGraha",
})

# Balance at birth.
Balance = TypedDict("Balance", {
    "lord": "GrahaKey",
    "lord_label": NotRequired["Label"],
    "years": "Years",
})

NaisargikaKarakasGrahasSunItem = TypedDict("NaisargikaKarakasGrahasSunItem", {
    "key": "str",
    "name": "str",
    "label": NotRequired["Label"],
    "sa": "Sa",
})

# First syllable of a name, by the pāda.
Syllable = TypedDict("Syllable", {
    "key": "str",
    "name": "str",
    "sa": "SphutaSa",
})

NaisargikaKarakasGrahasMoonItem = TypedDict("NaisargikaKarakasGrahasMoonItem", {
    "key": "str",
    "iast": "str",
    "sa": "Sa",
    "label": NotRequired["Label"],
})

# Lunar month.
UtsavaMasa = TypedDict("UtsavaMasa", {
    "amanta": "LunarMonthName",
    "purnimanta": "LunarMonthName",
    "adhika": "bool",
})

# The old KP ayanāṃśa, or that of VP291 in a chart that has it.
KpAyanamsha = TypedDict("KpAyanamsha", {
    "key": "Literal[\"kp\", \"kp-vp291\"]",
    "deg": "float",
})

EpithetOrNull1 = TypedDict("EpithetOrNull1", {
    "name": "str",
    "sa": "SphutaSa",
})

Rahu = TypedDict("Rahu", {
    "acts_for": "Occupants",
    "houses": "KpHousesByLevel",
})

# By Jupiter’s mean motion (north), and in unbroken succession (south).
NowSamvatsara = TypedDict("NowSamvatsara", {
    "north": "Samvatsara",
    "south": "Samvatsara",
})

# Season and ayana by the tropical Sun. The fields beside it use the nirayana Sun.
Sayana = TypedDict("Sayana", {
    "ayana": "Ayana",
    "ritu": "Ritu",
})

# Balance at birth.
GrahaDashaBalance = TypedDict("GrahaDashaBalance", {
    "lord": "NamedGraha",
    "years": "Years",
})

# Its line of seven.
SaptaShalaka = TypedDict("SaptaShalaka", {
    "mansion": "str",
    "grahas": "Occupants",
})

# Both days in both calendars; outside 1900 to 2100 only.
Dates = TypedDict("Dates", {
    "from": "BothCalendars",
    "to": "BothCalendars",
})

# TT minus UT1.
SubstrateStampDeltaT = TypedDict("SubstrateStampDeltaT", {
    "model": "str",
    "seconds": "float",
})

Jagradadi = TypedDict("Jagradadi", {
    "key": "str",
    "label": NotRequired["Label"],
})

Owns = TypedDict("Owns", {
    "weight": "float",
    "source": "Source",
})

Protocol = TypedDict("Protocol", {
    "from": "int",
    "to": "int",
    "instants": "int",
})

LimitsYears = TypedDict("LimitsYears", {
    "from": "float",
    "to": "float",
})

Shastra = TypedDict("Shastra", {
    "anchor": "str",
    "rule": "str",
    "otherwise": NotRequired["str"],
})

Trikona = TypedDict("Trikona", {
    "sun": "AshtakavargaRow",
    "moon": "AshtakavargaRow",
    "mars": "AshtakavargaRow",
    "mercury": "AshtakavargaRow",
    "jupiter": "AshtakavargaRow",
    "venus": "AshtakavargaRow",
    "saturn": "AshtakavargaRow",
})

Shad = TypedDict("Shad", {
    "sun": "ShadSun",
    "moon": "ShadSun",
    "mars": "ShadSun",
    "mercury": "ShadSun",
    "jupiter": "ShadSun",
    "venus": "ShadSun",
    "saturn": "ShadSun",
})

ByRashi = TypedDict("ByRashi", {
    "key": "Literal[\"suvarna\", \"rajata\", \"tamra\", \"loha\"]",
    "name": "Name",
    "sa": "Sa",
    "label": NotRequired["Label"],
})

Vrishchika = TypedDict("Vrishchika", {
    "lord": "GrahaKey",
    "lord_label": NotRequired["Label"],
    "by": "str",
})

CoLordChoicesVrishchika = TypedDict("CoLordChoicesVrishchika", {
    "lord": "NamedGraha",
    "by": "str",
})

Field = TypedDict("Field", {
    "ms": "Ms",
    "bytes": "float",
})

BhadraMukha = TypedDict("BhadraMukha", {
    "start": "Start",
    "end": "End",
})

GrahaDignity = TypedDict("GrahaDignity", {
    "key": "str",
    "label": NotRequired["Label"],
})

SpecifiedArcmin = TypedDict("SpecifiedArcmin", {
    "p95": "float",
    "max": "float",
})

GetOpenApiResponse = TypedDict("GetOpenApiResponse", {
    "openapi": "str",
    "info": "dict[str, Any]",
    "paths": "dict[str, Any]",
})

BirthSecond: TypeAlias = float
DashaDepth: TypeAlias = int
SettingsAyanamsaChoice: TypeAlias = Literal["lahiri", "raman", "kp", "surya-siddhanta", "yukteshwar", "lahiri-icrc", "kp-vp291", "true-citra", "true-pushya", "true-mula", "true-revati", "fagan-bradley"]
AyanamsaChoice: TypeAlias = SettingsAyanamsaChoice | CustomAyanamsha
ChartPart: TypeAlias = Literal["day", "bhavas", "vargas", "ashtakavarga", "yogas", "arudhas", "karakas", "avasthas", "dasha", "current_phase", "kp", "shadbala", "graha_yuddha", "upagrahas", "special_lagnas", "vargottama", "prastara", "kp_horary", "chalit", "avakahada", "vimshopaka", "argala", "rashi_drishti", "graha_drishti", "friendships", "sphutas", "sudarshana", "house_systems", "divisions", "outer", "stars", "chakras"]
DashaChoice: TypeAlias = Literal["vimshottari", "yogini", "ashtottari", "chara", "chara-rao", "kp-vimshottari", "narayana", "kalachakra", "shula", "mandooka", "drig", "sthira", "niryana-shula", "dvisaptati", "shodashottari", "dvadashottari", "panchottari", "shatabdika", "chaturashiti", "shashtihayani", "shattrimsha", "mudda"]
LanguageTag: TypeAlias = Literal["sa", "sa-Deva", "en", "hi", "mr", "ne", "gu", "bn", "as", "or", "pa", "ta", "te", "kn", "ml"]
NodeMode: TypeAlias = Literal["mean", "true"]
DateCalendar: TypeAlias = Literal["auto", "gregorian", "julian"]
AyanamsaSetting: TypeAlias = SettingsAyanamsaChoice | OwnAyanamsa
Model: TypeAlias = Literal["modern", "surya-siddhanta"]
RegionChoice: TypeAlias = Literal["india", "andaman-and-nicobar", "andhra-pradesh", "arunachal-pradesh", "assam", "bihar", "chandigarh", "chhattisgarh", "dadra-and-nagar-haveli-and-daman-and-diu", "delhi", "goa", "gujarat", "haryana", "himachal-pradesh", "jammu-and-kashmir", "jharkhand", "karnataka", "kerala", "ladakh", "lakshadweep", "madhya-pradesh", "maharashtra", "manipur", "meghalaya", "mizoram", "nagaland", "odisha", "puducherry", "punjab", "rajasthan", "sikkim", "tamil-nadu", "telangana", "tripura", "uttar-pradesh", "uttarakhand", "west-bengal", "nepal", "mauritius", "fiji", "trinidad-and-tobago", "guyana", "suriname", "singapore", "malaysia", "sri-lanka", "all"]
Cursor: TypeAlias = int
ConvertFrom: TypeAlias = Literal["gregorian", "julian", "shaka_national", "vikrama_chaitradi", "vikrama_kartikadi", "tamil", "malayalam", "bengali", "bengali_bangladesh", "odia", "assamese", "nepali", "punjabi_bikrami", "nanakshahi"]
Region: TypeAlias = Literal["india", "andaman-and-nicobar", "andhra-pradesh", "arunachal-pradesh", "assam", "bihar", "chandigarh", "chhattisgarh", "dadra-and-nagar-haveli-and-daman-and-diu", "delhi", "goa", "gujarat", "haryana", "himachal-pradesh", "jammu-and-kashmir", "jharkhand", "karnataka", "kerala", "ladakh", "lakshadweep", "madhya-pradesh", "maharashtra", "manipur", "meghalaya", "mizoram", "nagaland", "odisha", "puducherry", "punjab", "rajasthan", "sikkim", "tamil-nadu", "telangana", "tripura", "uttar-pradesh", "uttarakhand", "west-bengal", "nepal", "mauritius", "fiji", "trinidad-and-tobago", "guyana", "suriname", "singapore", "malaysia", "sri-lanka"]
UtsavasShown: TypeAlias = Literal["all", "principal", "smarta", "vaishnava"]
MuhurtaRules: TypeAlias = Literal["almanac", "muhurta-chintamani", "raman", "punjab-kesari", "hindustan", "vedicpanchanga", "krazykrackpot", "prokerala", "southern"]
SkyAyanamsa: TypeAlias = Literal["lahiri", "raman", "kp", "surya-siddhanta", "yukteshwar", "lahiri-icrc", "kp-vp291", "true-citra", "true-pushya", "true-mula", "true-revati", "fagan-bradley"]
SkyNode: TypeAlias = Literal["mean", "true"]
SkyVisibility: TypeAlias = Literal["arcus-visionis", "kalamsha"]
EphemerisStep: TypeAlias = str
EphemerisBody: TypeAlias = Literal["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "rahu", "ketu", "lagna", "uranus", "neptune", "pluto", "ashvini", "hamal", "bharani", "krittika", "rohini", "mrigashira", "phi1-orionis", "ardra", "alhena", "procyon", "punarvasu", "castor", "pushya", "ashlesha", "acubens", "hydrobius", "magha", "purva_phalguni", "coxa", "uttara_phalguni", "hasta", "gienah", "alchiba", "chitra", "svati", "vishakha", "zubenelgenubi", "zubeneshamali", "anuradha", "jyeshtha", "mula", "jabbah", "lesath", "purva_ashadha", "kaus-australis", "uttara_ashadha", "ascella", "abhijit", "shravana", "dhanishtha", "sualocin", "shatabhisha", "purva_bhadrapada", "uttara_bhadrapada", "alpheratz", "revati", "sirius", "canopus", "rigil-kentaurus", "capella", "rigel", "achernar", "hadar", "acrux", "fomalhaut", "deneb", "mimosa", "adara", "gacrux", "bellatrix", "elnath", "miaplacidus", "alnilam", "alnair", "alioth", "mirfak", "dubhe", "alnitak", "suhail-al-muhlif", "wezen", "alkaid", "sargas", "menkalinan", "peacock", "atria", "alsephina", "avior", "alphard", "mirzam", "algieba", "diphda", "polaris", "mirach", "menkent", "saiph", "rasalhague", "kochab", "almaak", "algol", "mintaka", "schedar", "alphecca", "mizar", "merak", "phecda", "megrez", "alcor", "prijipati", "auva", "theta-virginis", "eltanin", "ankaa", "han", "aludra", "gruid", "muhlifain"]
EphemerisScale: TypeAlias = Literal["utc", "tt"]
EphemerisCenter: TypeAlias = Literal["geocentric", "topocentric"]
EphemerisAyanamsa: TypeAlias = Literal["lahiri", "raman", "kp", "surya-siddhanta", "yukteshwar", "lahiri-icrc", "kp-vp291", "true-citra", "true-pushya", "true-mula", "true-revati", "fagan-bradley"]
EphemerisNode: TypeAlias = Literal["mean", "true"]
EphemerisFormat: TypeAlias = Literal["json", "csv", "ndjson", "svg"]
MatchOrientation: TypeAlias = Literal["a-vara", "b-vara"]
EventCategory: TypeAlias = Literal["marriage", "career-shift", "relocation", "child-birth", "parent-death", "spouse-death", "major-illness", "education-milestone", "windfall"]
GridMinutes: TypeAlias = int
SahajaRequest: TypeAlias = SahajaMessageRequest | SahajaConversationRequest
OperatorRequest: TypeAlias = OperatorRequest1 | OperatorRequest2 | OperatorRequest3 | OperatorRequest4 | OperatorRequest5 | OperatorRequest6 | OperatorRequest7 | OperatorRequest8 | OperatorRequest9 | OperatorRequest10 | OperatorRequest11
QueryPayload: TypeAlias = dict[str, Any]
LabelLanguage: TypeAlias = Literal["sa", "sa-Deva", "en", "hi", "mr", "ne", "gu", "bn", "as", "or", "pa", "ta", "te", "kn", "ml"]
SentenceLanguage: TypeAlias = Literal["en", "hi"]
ChartSunriseDefinition: TypeAlias = Literal["hindu"]
GrahaKey: TypeAlias = Literal["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "rahu", "ketu"]
Rashi: TypeAlias = Literal["Meṣa", "Vṛṣabha", "Mithuna", "Karka", "Siṃha", "Kanyā", "Tulā", "Vṛścika", "Dhanus", "Makara", "Kumbha", "Mīna"]
KpCuspHouse: TypeAlias = int
A: TypeAlias = list[KpCuspHouse]
Nakshatra: TypeAlias = Literal["Aśvinī", "Bharaṇī", "Kṛttikā", "Rohiṇī", "Mṛgaśirā", "Ārdrā", "Punarvasu", "Puṣya", "Āśleṣā", "Maghā", "Pūrva-Phalgunī", "Uttara-Phalgunī", "Hasta", "Citrā", "Svāti", "Viśākhā", "Anurādhā", "Jyeṣṭhā", "Mūla", "Pūrvāṣāḍhā", "Uttarāṣāḍhā", "Śravaṇa", "Dhaniṣṭhā", "Śatabhiṣaj", "Pūrva-Bhādrapadā", "Uttara-Bhādrapadā", "Revatī"]
Dignity: TypeAlias = Literal["exalted", "moolatrikona", "own", "great-friend", "friend", "neutral", "enemy", "great-enemy", "debilitated", "none"]
AshtakavargaRow: TypeAlias = list[int]
DashaKey: TypeAlias = Literal["vimshottari", "yogini", "ashtottari", "chara", "chara-rao", "kp-vimshottari", "narayana", "kalachakra", "shula", "mandooka", "drig", "sthira", "niryana-shula", "dvisaptati", "shodashottari", "dvadashottari", "panchottari", "shatabdika", "chaturashiti", "shashtihayani", "shattrimsha", "mudda"]
Relation: TypeAlias = Literal["friend", "neutral", "enemy"]
CompoundRelation: TypeAlias = Literal["great-friend", "friend", "neutral", "enemy", "great-enemy"]
Assumed: TypeAlias = list[str]
ChartsResponse: TypeAlias = str
SunriseDefinition: TypeAlias = Literal["ul15"]
PageCount: TypeAlias = int
PageTotal: TypeAlias = int
NextPage: TypeAlias = str | None
Standing: TypeAlias = Literal["favoured", "neutral", "set-aside"]
HolidayStatus: TypeAlias = Literal["notified", "forecast"]
UtsavasFile: TypeAlias = str
Card: TypeAlias = str
MuhurtaRuleId: TypeAlias = Literal["day", "nakshatra", "tithi", "vara", "month", "uttarayana", "forenoon", "gandanta-pada", "yoga-9", "yoga-parts", "bhadra", "amavasya", "krishna-14", "rikta", "kharmasa", "solar-months", "caturmasa", "adhika", "kshaya", "pitripaksha", "holashtaka", "simhastha-guru", "asta-guru", "asta-shukra", "sankranti", "grahana", "panchaka", "panchaka-south", "disha-shula", "punarvasu", "lagna", "lattadi", "mahadosha", "tara-bala", "chandra-bala"]
SkyEvent: TypeAlias = SkyIngress | SkyStation | SkyLunation | SkyEclipse | SkyConjunction | SkyCombustion | SkyVisibilityEvent | SkyEquinox | SkySolstice | SkyOpposition | SkyElongation | SkyApsis | SkyBrilliancy | SkyConjunctionRa | SkyOccultation | SkyRise | SkyTransit | SkySet | SkyTwilight
RssDocument: TypeAlias = str
Mukha: TypeAlias = Literal["sadyojata", "vamadeva", "aghora", "tatpurusha", "ishana"]
IsoInstant: TypeAlias = str
IsoInstantOrNull: TypeAlias = IsoInstant | None
IsoUtcInstant: TypeAlias = str
IsoUtcInstantOrNull: TypeAlias = IsoUtcInstant | None
IsoLocalInstant: TypeAlias = str
IsoLocalInstantOrNull: TypeAlias = IsoLocalInstant | None
VargasOrNull: TypeAlias = VargasOrNull1 | None
Key: TypeAlias = Literal["sankalpa", "abhyanga", "kani", "snana", "ghatasthapana", "puja", "puja_allowed", "bhadra_free", "bhadra_mukha", "bhadra_puccha", "madhyahna", "abhijit", "vijaya", "aparahna", "sayahna", "kutapa", "rauhina", "shraddha", "pradosha", "lagna_vrishabha", "lagna_simha", "nishitha", "prahara1", "prahara2", "prahara3", "prahara4", "fast", "stars", "moonrise", "arghya_moonrise", "arghya_sunset", "arghya_sunrise", "moon_avoid", "choghadiya_amrita", "choghadiya_shubha", "choghadiya_labha", "choghadiya_chara", "sankranti", "punya_kala", "maha_punya_kala", "sutaka", "sutaka_weak", "eclipse_visible", "eclipse_begins", "eclipse_totality_begins", "eclipse_greatest", "eclipse_totality_ends", "eclipse_ends", "hari_vasara_end", "parana_not", "parana"]
Regions: TypeAlias = list[Literal["india", "andaman-and-nicobar", "andhra-pradesh", "arunachal-pradesh", "assam", "bihar", "chandigarh", "chhattisgarh", "dadra-and-nagar-haveli-and-daman-and-diu", "delhi", "goa", "gujarat", "haryana", "himachal-pradesh", "jammu-and-kashmir", "jharkhand", "karnataka", "kerala", "ladakh", "lakshadweep", "madhya-pradesh", "maharashtra", "manipur", "meghalaya", "mizoram", "nagaland", "odisha", "puducherry", "punjab", "rajasthan", "sikkim", "tamil-nadu", "telangana", "tripura", "uttar-pradesh", "uttarakhand", "west-bengal", "nepal", "mauritius", "fiji", "trinidad-and-tobago", "guyana", "suriname", "singapore", "malaysia", "sri-lanka"]]
AvasthasOrNull: TypeAlias = AvasthasOrNull1 | None
CurrentPhaseOrNull: TypeAlias = CurrentPhaseOrNull1 | None
Variant: TypeAlias = Literal["parashara", "cyclic", "even-reverse", "alternate", "from-sign", "parivritti", "parivritti-dvaya", "parivritti-traya", "somanatha", "jagannatha", "kashinatha", "raman", "varahamihira", "krishna-mishra", "rangacharya", "kalachakra", "ojha", "rath", "even-backward", "even-backward-5th", "even-backward-ends-7th", "from-aries", "leo-leo", "navamsha-dvadashamsha", "dvadasha-dvadashamsha"]
Ayanamsa: TypeAlias = SettingsAyanamsaChoice | Ayanamsa2
SettingsAyanamsa: TypeAlias = SettingsAyanamsaChoice | SettingsAyanamsa2
Q: TypeAlias = str
NaisargikaKarakasGrahasSun: TypeAlias = list[NaisargikaKarakasGrahasSunItem]
KindItem: TypeAlias = Literal["festival", "jayanti", "vrata", "navaratra", "ekadashi", "parana", "monthly", "purnima", "amavasya", "shraddha", "sankranti", "solar", "nakshatra", "eclipse", "aradhana"]
Kind: TypeAlias = list[KindItem]
Tradition: TypeAlias = Literal["general", "smarta", "vaishnava", "gaudiya", "madhva", "shrivaishnava", "civil"]
NaisargikaKarakasGrahasMoon: TypeAlias = list[NaisargikaKarakasGrahasMoonItem]
Houses: TypeAlias = Literal["placidus", "koch", "regiomontanus", "campanus", "porphyry", "sripati", "equal", "equal-mc", "whole-sign", "vehlow", "alcabitius", "topocentric", "morinus", "meridian", "krusinski", "azimuthal", "carter", "apc", "pullen-sd", "pullen-sr"]
Compare: TypeAlias = list[ChartSettings]
BirthTz: TypeAlias = str | float
ChartsCompare: TypeAlias = list[Settings]
EpithetOrNull: TypeAlias = EpithetOrNull1 | None
UtsavasKind: TypeAlias = list[KindItem]
UtsavaTradition: TypeAlias = Literal["general", "smarta", "vaishnava", "gaudiya", "madhva", "shrivaishnava", "civil", "dharmasindhu", "madhava", "udaya", "amanta", "kerala"]
Include: TypeAlias = list[ChartPart]
Tz: TypeAlias = str | float
Preset: TypeAlias = Literal["khagola", "jhora", "kp", "raman", "rao"]
CuspsOrNull: TypeAlias = list[KpCusp] | None
Dashas: TypeAlias = list[DashaChoice]
Style: TypeAlias = Literal["north", "south", "east", "wheel", "chalit", "sarvatobhadra", "kota"]
Time: TypeAlias = str
HouseSystemsOrNull: TypeAlias = list[HouseSystem] | None
KpCuspsOrNull: TypeAlias = list[V1KpCusp] | None
UtsavaKind: TypeAlias = Literal["festival", "jayanti", "vrata", "navaratra", "ekadashi", "parana", "monthly", "purnima", "amavasya", "shraddha", "sankranti", "solar", "nakshatra", "eclipse", "aradhana"]
Divisions: TypeAlias = list[str]
To: TypeAlias = str
Differs: TypeAlias = list[ChartDifference]
PointsItem: TypeAlias = Literal["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "rahu", "ketu", "lagna", "cusp2", "cusp3", "cusp4", "cusp5", "cusp6", "cusp7", "cusp8", "cusp9", "cusp10", "cusp11", "cusp12"]
ChartTz: TypeAlias = str
DaysTradition: TypeAlias = Literal["almanac", "muhurta-chintamani", "raman", "punjab-kesari", "hindustan", "vedicpanchanga", "krazykrackpot", "prokerala", "southern"]
Undecided: TypeAlias = Literal[True]
KutaKey: TypeAlias = Literal["varna", "vashya", "tara", "dina", "yoni", "graha-maitri", "rashyadhipati", "gana", "bhakuta", "rashi", "nadi", "mahendra", "stri-dirgha", "rajju", "vedha"]
GrahaUndecided: TypeAlias = Literal[True]
GrahaYuddhaOrNull: TypeAlias = list[V1GrahaYuddha] | None
Varjya: TypeAlias = list[Slot]
NaturalItem: TypeAlias = dict[str, Relation]
DashaYearDays: TypeAlias = Literal[365.25, 365.2564, 365.2422, 360]
LajjitadiOrNull: TypeAlias = list[Literal["lajjita", "garvita", "kshudhita", "trushita", "mudita", "kshobhita"]] | None
ImageSvgXml: TypeAlias = str
SkyFrom: TypeAlias = str
OuterOrNull: TypeAlias = list[V1OuterPlanet] | None
Times: TypeAlias = Literal["local", "utc"]
MuhurtaPlace: TypeAlias = str
ChartVarga: TypeAlias = Literal["D1", "D2", "D3", "D4", "D7", "D9", "D10", "D12", "D16", "D20", "D24", "D27", "D30", "D40", "D45", "D60"]
Number: TypeAlias = int
DivisionsOrNull: TypeAlias = list[V1Division] | None
VargaGrahaBoundarySecondsOrNull: TypeAlias = float | None
Category: TypeAlias = Literal["surya", "chandra", "mahapurusha", "nabhasa", "lagna", "raja", "dhana", "parivartana", "viparita", "neecha-bhanga", "others"]
Alarms: TypeAlias = str
Precision: TypeAlias = int
MuhurtaDate: TypeAlias = str
NowPlace: TypeAlias = str
UtsavasTradition: TypeAlias = Literal["general", "smarta", "vaishnava", "gaudiya", "madhva", "shrivaishnava", "civil"]
RashisItem: TypeAlias = list[ArgalaRow]
Sarvatobhadra: TypeAlias = list[list[ChakraSquare]]
GrahaYuddhaGrahas: TypeAlias = list[Literal["mars", "mercury", "jupiter", "venus", "saturn"]]
BoundarySecondsOrNull: TypeAlias = float | None
Date: TypeAlias = str
Deg: TypeAlias = float
VargaDeg: TypeAlias = float
Day: TypeAlias = int
Candidates: TypeAlias = list[Place]
Format: TypeAlias = Literal["json", "ics", "csv", "ndjson"]
StartDeg: TypeAlias = float
ClientDataJSON: TypeAlias = str
Notes: TypeAlias = list[str]
VargaGrahaBoundaryArcsecOrNull: TypeAlias = float | None
CoLords: TypeAlias = bool
MatchFormat: TypeAlias = Literal["json", "csv", "ndjson"]
ApplicableOrNull: TypeAlias = bool | None
BirthChartGrahas: TypeAlias = list[V1Graha]
Leaves: TypeAlias = NamedRashi | NamedNakshatra
Enters: TypeAlias = NamedRashi | NamedNakshatra
VargaKey: TypeAlias = Literal["D1", "D2", "D3", "D4", "D7", "D9", "D10", "D12", "D16", "D20", "D24", "D27", "D30", "D40", "D45", "D60"]
Comparison: TypeAlias = list[V1ChartComparison]
TextCsv: TypeAlias = str
Events: TypeAlias = Literal["days", "timed"]
EpochJd: TypeAlias = float
Year: TypeAlias = int
BoundaryArcsecOrNull: TypeAlias = float | None
MuhurtaTz: TypeAlias = float
Node: TypeAlias = Literal["mean", "true"]
TropicalDegOrNull: TypeAlias = float | None
UtsavasTz: TypeAlias = str
NowDates: TypeAlias = BothCalendars
BodiesItem: TypeAlias = Literal["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "rahu", "ketu"]
Moon: TypeAlias = list[BodiesItem]
VargaGrahaVargottama: TypeAlias = bool
Lon: TypeAlias = float
Nodes: TypeAlias = list[Literal["rahu", "ketu"]]
NamedRashiOrNull: TypeAlias = NamedRashi | None
Lat: TypeAlias = float
SiderealDeg: TypeAlias = float
Occupants: TypeAlias = list[GrahaKey]
Lagna: TypeAlias = list[Occupants]
NamedNakshatraOrNull: TypeAlias = NamedNakshatra | None
DeltaT: TypeAlias = DeltaTAndError
AzimuthDeg: TypeAlias = float
Traversed: TypeAlias = float
RashiOrNull: TypeAlias = Rashi | None
NakshatraOrNull: TypeAlias = Nakshatra | None
KpCuspDivision: TypeAlias = int
StayStart: TypeAlias = IsoInstantOrNull
IfModifiedSince: TypeAlias = str
DurMuhurta: TypeAlias = list[DayWindow]
Level: TypeAlias = int
BoundaryArcsec: TypeAlias = float
Script: TypeAlias = Literal["iast", "devanagari"]
Gamma: TypeAlias = float
PasskeyId: TypeAlias = str
Id: TypeAlias = str
ChartNodeMode: TypeAlias = Literal["mean", "true"]
SiderealDegOrNull: TypeAlias = float | None
StayEnd: TypeAlias = IsoInstantOrNull
Hour: TypeAlias = int
Matched: TypeAlias = str
NakshatraIndexOrNull: TypeAlias = int | None
RunningYogaEnd: TypeAlias = IsoUtcInstant
HouseOrNull: TypeAlias = int | None
TimeOrNull: TypeAlias = str | None
RunningTithiEnd: TypeAlias = IsoInstant
ChartYear: TypeAlias = int
RashiIndexOrNull: TypeAlias = int | None
DashaPeriodEnd: TypeAlias = IsoUtcInstant
Visible: TypeAlias = bool
YogaOfDayStart: TypeAlias = IsoUtcInstant
LongitudeDeg: TypeAlias = float
PrastaraGiversSun: TypeAlias = list[int]
CharaPeriodEnd: TypeAlias = IsoInstant
YogaOfDayEnd: TypeAlias = IsoUtcInstant
PadaOrNull: TypeAlias = int | None
Ms: TypeAlias = float
Years: TypeAlias = float
Ahargana: TypeAlias = int
SkySetLabel: TypeAlias = str
RashiIndex: TypeAlias = int
ReasonOrNull: TypeAlias = str | None
TithiNameIndex: TypeAlias = int
From: TypeAlias = str
House: TypeAlias = int
StartDegItem: TypeAlias = float
SettingsNodeMode: TypeAlias = Literal["mean", "true"]
NakshatraPadaOrNull: TypeAlias = str | None
Direction: TypeAlias = Literal["direct", "retrograde"]
Fraction: TypeAlias = float
KaranaOfDayIndex: TypeAlias = int
YogaOfDayIndex: TypeAlias = int
NakshatraIndex: TypeAlias = int
Utc: TypeAlias = IsoUtcInstant
Index: TypeAlias = int
BirthInputAt: TypeAlias = IsoInstant
KutaSource: TypeAlias = str
NakshatraNameIndex: TypeAlias = int
WhereName: TypeAlias = str
StartLocal: TypeAlias = IsoLocalInstant
WhereId: TypeAlias = str
DashaPeriodStart: TypeAlias = IsoUtcInstant
SlotStart: TypeAlias = IsoUtcInstant
Label: TypeAlias = str
EclipseContactOrNull: TypeAlias = EclipseContact | None
SeenStart: TypeAlias = IsoInstant
V1RisingPointOrNull: TypeAlias = V1RisingPoint | None
Start: TypeAlias = IsoInstant
V1RashiDashaOrNull: TypeAlias = V1RashiDasha | None
V1GrahaDashaOrNull: TypeAlias = V1GrahaDasha | None
V1NamedPointOrNull: TypeAlias = V1NamedPoint | None
RegionalDateOrNull: TypeAlias = RegionalDate | None
EndLocal: TypeAlias = IsoLocalInstant
ConditionOrNull: TypeAlias = str | None
RisingPointOrNull: TypeAlias = RisingPoint | None
At: TypeAlias = IsoInstant
RashiDashaOrNull: TypeAlias = RashiDasha | None
GrahaDashaOrNull: TypeAlias = GrahaDasha | None
WhereLat: TypeAlias = float
WhereLon: TypeAlias = float
NamedPointOrNull: TypeAlias = NamedPoint | None
SettingsCoLords: TypeAlias = bool
ApplicationXNdjson: TypeAlias = str
HousesItem: TypeAlias = int
Sun: TypeAlias = list[V1GrahaPada]
End: TypeAlias = IsoInstant
GrahasSun: TypeAlias = list[GrahaPada]
IfNoneMatch: TypeAlias = str
ChartName: TypeAlias = str
JdTt: TypeAlias = float
Words: TypeAlias = str
Retrograde: TypeAlias = bool
YearDays: TypeAlias = float
Rule: TypeAlias = str
SphutaSa: TypeAlias = str
Sa: TypeAlias = str
Source: TypeAlias = str
Name: TypeAlias = str
ShadSun: TypeAlias = float
MatchVariantKuta: TypeAlias = Literal["varna", "vashya", "tara", "dina", "yoni", "graha-maitri", "rashyadhipati", "gana", "bhakuta", "rashi", "nadi", "mahendra", "stri-dirgha", "rajju", "vedha"]
PurposeKey: TypeAlias = Literal["vivaha", "griha-pravesha", "upanayana", "namakarana", "annaprashana", "vidyarambha", "yatra", "vahana", "krishi", "griha-arambha"]
V1SightingOrNull: TypeAlias = V1Sighting | None
DayWindowOrNull: TypeAlias = DayWindow | None
V1SphutaOrNull: TypeAlias = V1Sphuta | None
SightingOrNull: TypeAlias = Sighting | None
SphutaOrNull: TypeAlias = Sphuta | None


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
        style: Style | None = None,
        houses: Houses | None = None,
        varga: ChartVarga | None = None,
        script: Script | None = None,
    ) -> str:
        """Compute a birth chart, as an SVG drawing.

        POST /api/chart
        style: Fixed houses (`north`) or rāśis (`south`, `east`); of D1 also a circle, one with cusps, or a chakra.
        houses: Houses of `chalit`. Default: sripati.
        varga: Divisional chart to draw.
        script: Script of labels and numerals."""
        return self._send("POST", "/api/chart", {"style": style, "houses": houses, "varga": varga, "script": script}, body, "image/svg+xml")

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
        style: Style | None = None,
        houses: Houses | None = None,
        varga: ChartVarga | None = None,
        script: Script | None = None,
    ) -> str:
        """Compute the positions at a birth, with an IANA time zone, as an SVG drawing.

        POST /api/v1/core/chart
        style: Fixed houses (`north`) or rāśis (`south`, `east`); of D1 also a circle, one with cusps, or a chakra.
        houses: Houses of `chalit`. Default: sripati.
        varga: Divisional chart to draw.
        script: Script of labels and numerals."""
        return self._send("POST", "/api/v1/core/chart", {"style": style, "houses": houses, "varga": varga, "script": script}, body, "image/svg+xml")

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
        style: Style | None = None,
        houses: Houses | None = None,
        varga: ChartVarga | None = None,
        script: Script | None = None,
    ) -> str:
        """Compute a birth chart from date, time and place, as an SVG drawing.

        POST /api/v1/chart
        style: Fixed houses (`north`) or rāśis (`south`, `east`); of D1 also a circle, one with cusps, or a chakra.
        houses: Houses of `chalit`. Default: sripati.
        varga: Divisional chart to draw.
        script: Script of labels and numerals."""
        return self._send("POST", "/api/v1/chart", {"style": style, "houses": houses, "varga": varga, "script": script}, body, "image/svg+xml")

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
        from_: SkyFrom | None = None,
        to: str | None = None,
        year: Year | None = None,
        calendar: DateCalendar | None = None,
        model: Model | None = None,
        place: NowPlace | None = None,
        lat: Lat | None = None,
        lon: Lon | None = None,
        tz: Tz | None = None,
        fields: Sequence[Literal["sunrise", "sunset", "moonrise", "moonset", "polar", "note", "vara", "tithi", "nakshatra", "yoga", "karana", "sun", "moon", "paksha", "masa", "ritu", "ayana", "sayana", "years", "samvatsara", "windows", "chandrabala", "tarabala", "chandrashtama", "gauri", "bhadra", "panchaka", "special_yogas", "anandadi", "homahuti", "agni_vasa", "disha_shula", "lagnas", "day_types", "sankalpa", "regional", "observances"]] | None = None,
        region: RegionChoice | None = None,
        tradition: Tradition | None = None,
        limit: int | None = None,
        cursor: Cursor | None = None,
        lang: LanguageTag | None = None,
        times: Times | None = None,
        format: Format | None = None,
    ) -> DaysResponse | str:
        """Get the pañcāṅga of up to 401 days at a place.

        GET /api/v1/days
        from_: 
        to: Last date, at most 400 days later. Default: the end of its year, -3101 to 3000; `-000584-05-28` is 28 May 585 BCE.
        year: Instead of `from` and `to`. Default: this year.
        calendar: Calendar of the dates. `auto`: Julian before 15 October 1582, Gregorian from then on.
        model: Theory of the places. `surya-siddhanta`: by that text alone.
        place: Name or id of a place from `GET /api/v1/places`; instead of `lat` and `lon`.
        lat: 
        lon: 
        tz: Time zone: IANA identifier, or UTC offset in hours. Default: that of the place, or of the town nearest to the coordinates.
        fields: Fields of each day to return, separated by commas. `date` is always there.
        region: 
        tradition: Whose days: each observance comes once, on the day of that tradition. `civil`: the observances that are holidays of the region or country, on the days of `/api/v1/holidays`.
        limit: Maximum number of days. Default: all.
        cursor: 
        lang: 
        times: How instants are written: in the local time of the place with its UTC offset (default), or in UTC.
        format: Format of the answer, `json` by default; or send `Accept`."""
        return self._send("GET", "/api/v1/days", {"from": from_, "to": to, "year": year, "calendar": calendar, "model": model, "place": place, "lat": lat, "lon": lon, "tz": tz, "fields": fields, "region": region, "tradition": tradition, "limit": limit, "cursor": cursor, "lang": lang, "times": times, "format": format}, None, "application/json")

    def get_convert(
        self,
        *,
        date: str,
        tz: str | float | None = None,
        from_: ConvertFrom | None = None,
        to: Sequence[Literal["gregorian", "julian", "shaka_national", "vikrama_chaitradi", "vikrama_kartikadi", "tamil", "malayalam", "bengali", "bengali_bangladesh", "odia", "assamese", "nepali", "punjabi_bikrami", "nanakshahi"]] | None = None,
        paksha: Literal["shukla", "krishna"] | None = None,
        adhika: bool | None = None,
        limit: int | None = None,
        cursor: Cursor | None = None,
        lang: LanguageTag | None = None,
        format: MatchFormat | None = None,
    ) -> ConvertResponse | str:
        """Convert a date between calendars.

        GET /api/v1/convert
        date: Year, number of the month and day in the calendar `from`: `2083-08-07` is 7 Mangsir 2083 of `nepali`. Years of `gregorian` and `julian` are astronomical: `-0584-05-28` is in 585 BCE. In the Vikrama calendars the day is the tithi at sunrise in its fortnight, 1 to 15. Also `today`, `tomorrow`.
        tz: Zone of `today`; else UTC.
        from_: Calendar of the date.
        to: Calendars to convert to. Default: all that have the day.
        paksha: Fortnight of a Vikrama date, `shukla` by default.
        adhika: Whether the month of a Vikrama date is intercalary, false by default.
        limit: Maximum number of dates. Default: all.
        cursor: 
        lang: 
        format: Format of the answer, `json` by default; or send `Accept`."""
        return self._send("GET", "/api/v1/convert", {"date": date, "tz": tz, "from": from_, "to": to, "paksha": paksha, "adhika": adhika, "limit": limit, "cursor": cursor, "lang": lang, "format": format}, None, "application/json")

    def get_now(
        self,
        *,
        at: str | None = None,
        calendar: DateCalendar | None = None,
        place: NowPlace | None = None,
        lat: Lat | None = None,
        lon: Lon | None = None,
        tz: Tz | None = None,
        lang: LanguageTag | None = None,
        times: Times | None = None,
    ) -> NowResponse:
        """Get the pañcāṅga of an instant at a place.

        GET /api/v1/now
        at: An instant in ISO 8601, -003101-02-18 (Julian) to 3000-12-31. Without an offset it is in the local time of the place. Default: `now`.
        calendar: Calendar of the dates. `auto`: Julian before 15 October 1582, Gregorian from then on.
        place: Name or id of a place from `GET /api/v1/places`; instead of `lat` and `lon`.
        lat: 
        lon: 
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
        place: NowPlace | None = None,
        lat: Lat | None = None,
        lon: Lon | None = None,
        tz: str | None = None,
        region: RegionChoice | None = None,
        tradition: Tradition | None = None,
        kind: Kind | None = None,
        key: str | None = None,
        q: str | None = None,
        principal: Literal["true", "false"] | None = None,
        times: Literal["true", "false", "utc", "local"] | None = None,
        next: int | None = None,
        limit: int | None = None,
        cursor: Cursor | None = None,
        lang: LanguageTag | None = None,
        events: Events | None = None,
        alarms: Alarms | None = None,
        format: Format | None = None,
    ) -> ObservancesResponse | str:
        """Get the observances of a span.

        GET /api/v1/observances
        from_: First date, or `today`, `tomorrow`. Default: 1 January of `year`, 1500 to 3000; `-000584-05-28` is 28 May 585 BCE.
        to: Last date, at most 400 days later. Default: the end of its year, 1500 to 3000; `-000584-05-28` is 28 May 585 BCE.
        year: Instead of `from` and `to`. Default: this year.
        calendar: Calendar of the dates. `auto`: Julian before 15 October 1582, Gregorian from then on.
        place: Name or id of a place from `GET /api/v1/places`; instead of `lat` and `lon`.
        lat: 
        lon: 
        tz: IANA time zone. Default: that of the place.
        region: 
        tradition: Whose days: each observance comes once, on the day of that tradition. `civil`: the observances that are holidays of the region or country, on the days of `/api/v1/holidays`.
        kind: Kinds of observance, separated by commas.
        key: Key of one observance.
        q: A name, part of a name, key or kind, in any spelling: `diwali`, `ekadashi`. With `q` all of them are searched.
        principal: `true` (default): those kept widely, or principal in the region. `false`: all. With `kind`, `key` or `q` the default is `false`.
        times: `true` gives each observance its times: worship, fast, pāraṇa, eclipse. `utc` gives them too, and writes all instants in UTC; `local` is `true`.
        next: Only this many observances from `from` (default: today): with `kind`, `key` or `q`, the next ekādaśī. The search ends with them.
        limit: Maximum number of observances. Default: 100.
        cursor: 
        lang: 
        events: `timed` adds an event for each time with a beginning. Pāraṇas are always timed.
        alarms: Reminder before each timed event, as a duration (RFC 5545).
        format: Format of the answer, `json` by default; or send `Accept`."""
        return self._send("GET", "/api/v1/observances", {"from": from_, "to": to, "year": year, "calendar": calendar, "place": place, "lat": lat, "lon": lon, "tz": tz, "region": region, "tradition": tradition, "kind": kind, "key": key, "q": q, "principal": principal, "times": times, "next": next, "limit": limit, "cursor": cursor, "lang": lang, "events": events, "alarms": alarms, "format": format}, None, "application/json")

    def get_holidays(
        self,
        *,
        region: Region | None = None,
        year: int | None = None,
        kind: Sequence[Literal["gazetted", "restricted", "local", "half-day"]] | None = None,
        limit: int | None = None,
        cursor: Cursor | None = None,
        lang: LanguageTag | None = None,
        format: Format | None = None,
    ) -> HolidaysResponse | str:
        """Get the holidays of a region in a year.

        GET /api/v1/holidays
        region: India: the central lists.
        year: Civil year. Default: the present one.
        kind: Kinds of holiday, separated by commas. Default: all.
        limit: Maximum number of holidays. Default: all.
        cursor: 
        lang: 
        format: Format of the answer, `json` by default; or send `Accept`."""
        return self._send("GET", "/api/v1/holidays", {"region": region, "year": year, "kind": kind, "limit": limit, "cursor": cursor, "lang": lang, "format": format}, None, "application/json")

    def get_anniversaries(
        self,
        *,
        kind: Literal["birthday", "shraddha"],
        tithi: int | None = None,
        paksha: Literal["shukla", "krishna"] | None = None,
        masa: int | str | None = None,
        reckoning: Literal["amanta", "purnimanta"] | None = None,
        adhika: bool | None = None,
        nakshatra: int | str | None = None,
        solar_month: int | str | None = None,
        on_two: Literal["first", "second"] | None = None,
        from_: str | None = None,
        to: str | None = None,
        place: NowPlace | None = None,
        lat: Lat | None = None,
        lon: Lon | None = None,
        tz: Tz | None = None,
        limit: int | None = None,
        cursor: Cursor | None = None,
        times: Times | None = None,
        lang: LanguageTag | None = None,
        format: Format | None = None,
    ) -> AnniversariesResponse | str:
        """Get the civil days of a lunar date.

        GET /api/v1/anniversaries
        kind: A birthday, by sunrise, or a śrāddha, by aparāhṇa.
        tithi: Tithi of its fortnight, 1 to 15.
        paksha: Fortnight.
        masa: Lunar month by `reckoning`: number (1 is Caitra) or name.
        reckoning: Whether months end at the new moon (default) or at the full moon.
        adhika: Whether the month was intercalary.
        nakshatra: Instead of a tithi: nakṣatra, by number (1 is Aśvinī) or name, in `solar_month`.
        solar_month: Rāśi of the Sun: number (1 is Meṣa) or name.
        on_two: Which of two days a birthday has: `second` (default, texts), or `first` (many families, Kerala).
        from_: First date; or `today`, `tomorrow` Default: today, 1900-01-01 to 2100-12-31.
        to: Last date. Default: ten years after the first, 1900-01-01 to 2100-12-31.
        place: Name or id of a place from `GET /api/v1/places`; instead of `lat` and `lon`.
        lat: 
        lon: 
        tz: Time zone: IANA identifier, or UTC offset in hours. Default: that of the place, or of the town nearest to the coordinates.
        limit: Maximum number of days. Default: all.
        cursor: 
        times: How instants are written: in the local time of the place with its UTC offset (default), or in UTC.
        lang: 
        format: Format of the answer, `json` by default; or send `Accept`."""
        return self._send("GET", "/api/v1/anniversaries", {"kind": kind, "tithi": tithi, "paksha": paksha, "masa": masa, "reckoning": reckoning, "adhika": adhika, "nakshatra": nakshatra, "solar_month": solar_month, "on_two": on_two, "from": from_, "to": to, "place": place, "lat": lat, "lon": lon, "tz": tz, "limit": limit, "cursor": cursor, "times": times, "lang": lang, "format": format}, None, "application/json")

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
        date: MuhurtaDate,
        lat: Lat | None = None,
        lon: Lon | None = None,
        tz: MuhurtaTz | None = None,
        place: MuhurtaPlace | None = None,
        lang: LanguageTag | None = None,
    ) -> MuhurtaResponse:
        """Get the muhūrtas of a day at a place.

        GET /api/muhurta
        date: Gregorian date at the place, 1900-01-01 to 2100-12-31.
        lat: 
        lon: 
        tz: UTC offset of the place in hours, for example 5.5.
        place: 
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
        lat: Lat | None = None,
        lon: Lon | None = None,
        tz: UtsavasTz | None = None,
        place: MuhurtaPlace | None = None,
        region: RegionChoice | None = None,
        tradition: Tradition | None = None,
        kind: Kind | None = None,
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
        lat: 
        lon: 
        tz: IANA time zone of the place. Dates are civil dates there.
        place: 
        region: 
        tradition: Whose days: each observance comes once, on the day of that tradition. `civil`: the observances that are holidays of the region or country, on the days of `/api/v1/holidays`.
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
        lat: Lat | None = None,
        lon: Lon | None = None,
        tz: UtsavasTz | None = None,
        place: MuhurtaPlace | None = None,
        region: RegionChoice | None = None,
        tradition: Tradition | None = None,
        kind: Kind | None = None,
        name: str | None = None,
        show: Literal["all", "principal", "smarta", "vaishnava"] | None = None,
        events: Events | None = None,
        alarms: Alarms | None = None,
        lang: LanguageTag | None = None,
    ) -> str:
        """Subscribe to the observances as a calendar.

        GET /api/utsavas.ics
        year: Civil year.
        lat: 
        lon: 
        tz: IANA time zone of the place. Dates are civil dates there.
        place: 
        region: 
        tradition: Whose days: each observance comes once, on the day of that tradition. `civil`: the observances that are holidays of the region or country, on the days of `/api/v1/holidays`.
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
        date: str | None = None,
        place: NowPlace | None = None,
        lat: Lat | None = None,
        lon: Lon | None = None,
        tz: Tz | None = None,
        lang: LanguageTag | None = None,
    ) -> str:
        """Draw a day as a card to share.

        GET /api/v1/card.svg
        date: Gregorian date at the place, or `today`, `tomorrow` (default), 1900-01-01 to 2100-12-31.
        place: Name or id of a place from `GET /api/v1/places`; instead of `lat` and `lon`.
        lat: 
        lon: 
        tz: Time zone: IANA identifier, or UTC offset in hours. Default: that of the place, or of the town nearest to the coordinates.
        lang:"""
        return self._send("GET", "/api/v1/card.svg", {"date": date, "place": place, "lat": lat, "lon": lon, "tz": tz, "lang": lang}, None, "*/*")

    def find_muhurtas(
        self,
        *,
        purpose: PurposeKey,
        from_: str | None = None,
        to: str | None = None,
        year: int | None = None,
        place: NowPlace | None = None,
        lat: Lat | None = None,
        lon: Lon | None = None,
        tz: Tz | None = None,
        tradition: MuhurtaRules | None = None,
        compare: Sequence[Literal["almanac", "muhurta-chintamani", "raman", "punjab-kesari", "hindustan", "vedicpanchanga", "krazykrackpot", "prokerala", "southern", "all"]] | None = None,
        nakshatra: int | str | None = None,
        rashi: int | str | None = None,
        direction: Literal["east", "south", "west", "north"] | None = None,
        limit: int | None = None,
        cursor: Cursor | None = None,
        lang: LanguageTag | None = None,
        times: Times | None = None,
        format: Format | None = None,
    ) -> MuhurtasResponse | str:
        """Find the muhūrtas that meet the rules of a purpose.

        GET /api/v1/muhurta-search
        purpose: Purpose of the muhūrta.
        from_: First date, or `today`, `tomorrow`. Default: 1 January of `year`, 1900-01-01 to 2100-12-31.
        to: Last date, at most 400 days later. Default: the end of its year, 1900-01-01 to 2100-12-31.
        year: Instead of `from` and `to`. Default: this year.
        place: Name or id of a place from `GET /api/v1/places`; instead of `lat` and `lon`.
        lat: 
        lon: 
        tz: Time zone: IANA identifier, or UTC offset in hours. Default: that of the place, or of the town nearest to the coordinates.
        tradition: Tradition whose rules apply. `almanac` reproduces the year lists printed for New Delhi. Each purpose has some of them.
        compare: Other traditions to compare: the differing rules and days, with the rules that decide each day. `all` means every tradition with rules for the purpose.
        nakshatra: Birth nakṣatra: number (1 is Aśvinī) or name. Adds tārā-bala.
        rashi: Birth rāśi: number (1 is Meṣa) or name. Adds candra-bala.
        direction: Direction of a journey. Adds diśā-śūla and, southwards, pañcaka.
        limit: Maximum number of windows. Default: all.
        cursor: 
        lang: 
        times: How instants are written: in the local time of the place with its UTC offset (default), or in UTC.
        format: Format of the answer, `json` by default; or send `Accept`."""
        return self._send("GET", "/api/v1/muhurta-search", {"purpose": purpose, "from": from_, "to": to, "year": year, "place": place, "lat": lat, "lon": lon, "tz": tz, "tradition": tradition, "compare": compare, "nakshatra": nakshatra, "rashi": rashi, "direction": direction, "limit": limit, "cursor": cursor, "lang": lang, "times": times, "format": format}, None, "application/json")

    def get_sky(
        self,
        *,
        from_: SkyFrom | None = None,
        to: To | None = None,
        year: Year | None = None,
        calendar: DateCalendar | None = None,
        kind: Sequence[Literal["ingress", "station", "lunation", "eclipse", "conjunction", "combustion", "visibility", "equinox", "solstice", "opposition", "elongation", "apsis", "brilliancy", "conjunction_ra", "occultation", "rise", "transit", "set", "twilight"]] | None = None,
        bodies: Sequence[Literal["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "rahu", "ketu", "uranus", "neptune", "pluto", "ashvini", "hamal", "bharani", "krittika", "rohini", "mrigashira", "phi1-orionis", "ardra", "alhena", "procyon", "punarvasu", "castor", "pushya", "ashlesha", "acubens", "hydrobius", "magha", "purva_phalguni", "coxa", "uttara_phalguni", "hasta", "gienah", "alchiba", "chitra", "svati", "vishakha", "zubenelgenubi", "zubeneshamali", "anuradha", "jyeshtha", "mula", "jabbah", "lesath", "purva_ashadha", "kaus-australis", "uttara_ashadha", "ascella", "abhijit", "shravana", "dhanishtha", "sualocin", "shatabhisha", "purva_bhadrapada", "uttara_bhadrapada", "alpheratz", "revati", "sirius", "canopus", "rigil-kentaurus", "capella", "rigel", "achernar", "hadar", "acrux", "fomalhaut", "deneb", "mimosa", "adara", "gacrux", "bellatrix", "elnath", "miaplacidus", "alnilam", "alnair", "alioth", "mirfak", "dubhe", "alnitak", "suhail-al-muhlif", "wezen", "alkaid", "sargas", "menkalinan", "peacock", "atria", "alsephina", "avior", "alphard", "mirzam", "algieba", "diphda", "polaris", "mirach", "menkent", "saiph", "rasalhague", "kochab", "almaak", "algol", "mintaka", "schedar", "alphecca", "mizar", "merak", "phecda", "megrez", "alcor", "prijipati", "auva", "theta-virginis", "eltanin", "ankaa", "han", "aludra", "gruid", "muhlifain"]] | None = None,
        include: Sequence[Literal["outer", "stars"]] | None = None,
        ayanamsa: SkyAyanamsa | None = None,
        node: SkyNode | None = None,
        place: NowPlace | None = None,
        lat: Lat | None = None,
        lon: Lon | None = None,
        tz: Tz | None = None,
        visibility: SkyVisibility | None = None,
        limit: int | None = None,
        cursor: Cursor | None = None,
        lang: LanguageTag | None = None,
        times: Times | None = None,
        format: Format | None = None,
    ) -> SkyResponse | str:
        """List the events of the sky in a span.

        GET /api/v1/sky
        from_: 
        to: 
        year: Instead of `from` and `to`. Default: this year.
        calendar: Calendar of the dates. `auto`: Julian before 15 October 1582, Gregorian from then on.
        kind: Kinds of events. Default: ingress, station, lunation, eclipse, conjunction, combustion, equinox, solstice.
        bodies: Bodies of the events that belong to a body; a conjunction needs both, occultations also have outer planets and stars. Uranus, Neptune, Pluto: 1900 to 2100. Stars rise, set and have conjunctions; a nakṣatra names its junction star. Default: sun, mars, mercury, jupiter, venus, saturn, rahu, ketu.
        include: `outer` adds Uranus, Neptune and Pluto; `stars` all stars, in conjunctions those near the ecliptic.
        ayanamsa: Ayanāṃśa of sidereal longitudes.
        node: Lunar node for Rāhu and Ketu.
        place: Name or id of a place from `GET /api/v1/places`; instead of `lat` and `lon`.
        lat: 
        lon: 
        tz: Time zone: IANA identifier, or UTC offset in hours. Default: that of the place, or of the town nearest to the coordinates.
        visibility: Test of heliacal events. `arcus-visionis`: depression of the Sun with the planet on the horizon (Ptolemy). `kalamsha`: time between both risings or settings (Sūrya Siddhānta).
        limit: Maximum number of events. Default: all.
        cursor: 
        lang: 
        times: How instants are written: in the local time of the place with its UTC offset (default), or in UTC.
        format: Format of the answer, `json` by default; or send `Accept`."""
        return self._send("GET", "/api/v1/sky", {"from": from_, "to": to, "year": year, "calendar": calendar, "kind": kind, "bodies": bodies, "include": include, "ayanamsa": ayanamsa, "node": node, "place": place, "lat": lat, "lon": lon, "tz": tz, "visibility": visibility, "limit": limit, "cursor": cursor, "lang": lang, "times": times, "format": format}, None, "application/json")

    def get_ephemeris(
        self,
        *,
        from_: str | None = None,
        to: str | None = None,
        step: EphemerisStep | None = None,
        at: Sequence[str] | None = None,
        bodies: Sequence[EphemerisBody] | None = None,
        columns: Sequence[Literal["longitude", "tropical_longitude", "latitude", "distance", "speed", "right_ascension", "declination", "azimuth", "altitude", "apparent_altitude", "magnitude", "elongation", "phase_angle", "illumination", "diameter", "rashi", "nakshatra", "pada", "retrograde", "combust", "mean_longitude", "apsis", "conjunction"]] | None = None,
        model: Model | None = None,
        scale: EphemerisScale | None = None,
        center: EphemerisCenter | None = None,
        place: NowPlace | None = None,
        lat: Lat | None = None,
        lon: Lon | None = None,
        tz: Tz | None = None,
        height_m: float | None = None,
        ayanamsa: EphemerisAyanamsa | None = None,
        node: EphemerisNode | None = None,
        calendar: DateCalendar | None = None,
        times: Times | None = None,
        format: EphemerisFormat | None = None,
        script: Literal["iast", "devanagari"] | None = None,
    ) -> EphemerisResponse | str:
        """Get the places of bodies at many instants, as columns.

        GET /api/v1/ephemeris
        from_: First instant. A date (its midnight), an instant (`2026-01-01T06:00`, `2026-01-01T06:00:00+05:30`), or `today`, `tomorrow`, `now`. Without an offset it is in the zone of the place, or in UTC.
        to: Last instant, included; the last day as a whole if it is a date.
        step: Time between two rows: days, hours or minutes. At most 20000 rows.
        at: Instants instead of `from`, `to` and `step`, at most 1000.
        bodies: Bodies; by default the nine grahas. The lagna needs a place. A nakṣatra names its junction star (yogatārā).
        columns: Columns of each body. Default: longitude, latitude, speed, rashi, nakshatra, pada.
        model: Theory of the places. `surya-siddhanta`: by that text alone.
        scale: Time scale of the instants: UTC (taken as UT1), or Terrestrial Time.
        center: Origin of the coordinates: the centre of the Earth, or the place.
        place: Name or id of a place from `GET /api/v1/places`; instead of `lat` and `lon`.
        lat: 
        lon: 
        tz: Time zone: IANA identifier, or UTC offset in hours. Default: that of the place, or of the town nearest to the coordinates.
        height_m: Height of the place above the ellipsoid, metres. Default: 0.
        ayanamsa: Ayanāṃśa of sidereal longitudes.
        node: Lunar node for Rāhu and Ketu.
        calendar: Calendar of the dates. `auto`: Julian before 15 October 1582, Gregorian from then on.
        times: How instants are written: in the local time of the place with its UTC offset (default), or in UTC.
        format: Format: JSON by columns, CSV, JSON lines, or a drawing of the sky.
        script: Script of `svg`, with sentences in English or Hindi. Default: iast."""
        return self._send("GET", "/api/v1/ephemeris", {"from": from_, "to": to, "step": step, "at": at, "bodies": bodies, "columns": columns, "model": model, "scale": scale, "center": center, "place": place, "lat": lat, "lon": lon, "tz": tz, "height_m": height_m, "ayanamsa": ayanamsa, "node": node, "calendar": calendar, "times": times, "format": format, "script": script}, None, "application/json")

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
    ) -> VarshaphalaResponse | str:
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

    def get_kundali_facts(
        self,
        *,
        q: Q | None = None,
        limit: int | None = None,
        lang: LanguageTag | None = None,
        format: Literal["json", "text", "markdown"] | None = None,
    ) -> KundaliFactsResponse | str:
        """Search reference facts.

        GET /api/kundali-facts
        q: Words that a fact must contain, all of them, in its title, keywords, topic or statement, in any spelling, in Latin or Devanāgarī. Three letters find the start of a word. `lang=hi` searches the Hindi sentences too. Default: all facts.
        limit: Maximum number of facts, best matches first. Default: all.
        lang: 
        format: Format of the response, `json` by default."""
        return self._send("GET", "/api/kundali-facts", {"q": q, "limit": limit, "lang": lang, "format": format}, None, "application/json")

    def get_facts(
        self,
        *,
        q: Q | None = None,
        limit: int | None = None,
        cursor: Cursor | None = None,
        lang: LanguageTag | None = None,
        format: MatchFormat | None = None,
    ) -> FactsResponse | str:
        """Search reference facts, page by page.

        GET /api/v1/facts
        q: Words that a fact must contain, all of them, in its title, keywords, topic or statement, in any spelling, in Latin or Devanāgarī. Three letters find the start of a word. `lang=hi` searches the Hindi sentences too. Default: all facts.
        limit: Maximum number of facts. Default: all.
        cursor: 
        lang: 
        format: Format of the answer, `json` by default; or send `Accept`."""
        return self._send("GET", "/api/v1/facts", {"q": q, "limit": limit, "cursor": cursor, "lang": lang, "format": format}, None, "application/json")

    def get_places(
        self,
        *,
        q: str | None = None,
        lat: Lat | None = None,
        lon: Lon | None = None,
        limit: int | None = None,
        format: MatchFormat | None = None,
    ) -> PlacesResponse | str:
        """Find places by name, or the nearest ones.

        GET /api/v1/places
        q: Name of a place in any spelling, old or new, in Latin or an Indian script; a state or a country may follow it.
        lat: 
        lon: 
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
        lat: Lat | None = None,
        lon: Lon | None = None,
        tz: UtsavasTz | None = None,
        place: MuhurtaPlace | None = None,
        region: RegionChoice | None = None,
        tradition: Tradition | None = None,
        kind: Kind | None = None,
        show: UtsavasShown | None = None,
        lang: LanguageTag | None = None,
    ) -> str:
        """Follow the daily pañcāṅga.

        GET /api/rss/daily
        lat: 
        lon: 
        tz: IANA time zone of the place. Dates are civil dates there.
        place: 
        region: 
        tradition: Whose days: each observance comes once, on the day of that tradition. `civil`: the observances that are holidays of the region or country, on the days of `/api/v1/holidays`.
        kind: Kinds of observance, separated by commas.
        show: Which observances: `all`; `principal`, those kept widely, or principal in the region; `smarta` and `vaishnava`, short for `tradition`.
        lang:"""
        return self._send("GET", "/api/rss/daily", {"lat": lat, "lon": lon, "tz": tz, "place": place, "region": region, "tradition": tradition, "kind": kind, "show": show, "lang": lang}, None, "*/*")

    def get_utsavas_feed(
        self,
        *,
        lat: Lat | None = None,
        lon: Lon | None = None,
        tz: UtsavasTz | None = None,
        place: MuhurtaPlace | None = None,
        region: RegionChoice | None = None,
        tradition: Tradition | None = None,
        kind: Kind | None = None,
        show: UtsavasShown | None = None,
        lang: LanguageTag | None = None,
    ) -> str:
        """Follow the upcoming observances.

        GET /api/rss/utsavas
        lat: 
        lon: 
        tz: IANA time zone of the place. Dates are civil dates there.
        place: 
        region: 
        tradition: Whose days: each observance comes once, on the day of that tradition. `civil`: the observances that are holidays of the region or country, on the days of `/api/v1/holidays`.
        kind: Kinds of observance, separated by commas.
        show: Which observances: `all`; `principal`, those kept widely, or principal in the region; `smarta` and `vaishnava`, short for `tradition`.
        lang:"""
        return self._send("GET", "/api/rss/utsavas", {"lat": lat, "lon": lon, "tz": tz, "place": place, "region": region, "tradition": tradition, "kind": kind, "show": show, "lang": lang}, None, "*/*")

    def get_sankrantis_feed(
        self,
        *,
        lat: Lat | None = None,
        lon: Lon | None = None,
        tz: UtsavasTz | None = None,
        place: MuhurtaPlace | None = None,
        region: RegionChoice | None = None,
        tradition: Tradition | None = None,
        lang: LanguageTag | None = None,
    ) -> str:
        """Follow the saṅkrāntis.

        GET /api/rss/sankrantis
        lat: 
        lon: 
        tz: IANA time zone of the place. Dates are civil dates there.
        place: 
        region: 
        tradition: Whose days: each observance comes once, on the day of that tradition. `civil`: the observances that are holidays of the region or country, on the days of `/api/v1/holidays`.
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
