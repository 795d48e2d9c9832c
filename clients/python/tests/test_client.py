"""The client against a running service, whose address is in KHAGOLA_URL."""

import os
import re
import typing
import unittest
from pathlib import Path

from khagola import Khagola, KhagolaError, api

BIRTH = {
    "year": 1990, "month": 6, "day": 15, "hour": 14, "minute": 30,
    "lat": 28.6139, "lon": 77.209, "tzHours": 5.5,
}


class ClientTest(unittest.TestCase):
    def setUp(self) -> None:
        self.khagola = Khagola(os.environ["KHAGOLA_URL"])

    def test_a_chart_has_its_lagna(self) -> None:
        chart = self.khagola.create_chart(BIRTH)
        self.assertEqual(chart["lagna"]["rashi"], "Kanyā")

    def test_a_drawing_is_svg(self) -> None:
        self.assertTrue(self.khagola.create_chart_svg(BIRTH, style="south").startswith("<svg "))

    def test_lists_are_sent_with_commas_and_keywords_with_an_underscore(self) -> None:
        days = self.khagola.get_days(from_="2026-11-08", to="2026-11-09", place="Ujjain", fields=["sunrise", "tithi"])
        self.assertEqual([day["date"] for day in days["days"]], ["2026-11-08", "2026-11-09"])
        self.assertIn("tithi", days["days"][0])

    def test_a_format_returns_text(self) -> None:
        text = self.khagola.get_days(from_="2026-11-08", to="2026-11-08", place="Ujjain", format="csv")
        self.assertIn("date", text.splitlines()[0])

    def test_ten_operations_of_the_vocabulary_answer_with_their_types(self) -> None:
        birth: api.BirthInRow = {"date": "1990-06-15", "time": "14:30", "place": "Ujjain"}
        client = self.khagola
        span = {"from_": "2026-11-01", "to": "2026-11-30"}
        self.assertEqual(client.compute_chart({**birth, "include": []})["lagna"]["rashi"]["name"], "Kanyā")
        self.assertEqual(client.get_now(place="Ujjain", at="2026-11-08T12:00")["place"]["tz"], "Asia/Kolkata")
        self.assertEqual(client.get_days(**span, place="Ujjain", fields=["tithi", "vara"], limit=2)["count"], 2)
        fasts = client.get_observances(**span, kind=["ekadashi", "vrata"])
        self.assertEqual({row["kind"] for row in fasts["observances"]}, {"ekadashi", "vrata"})
        self.assertEqual(client.get_holidays(region="kerala", year=2026)["region"], "kerala")
        converted = client.get_convert(date="2026-11-22", to=["nepali", "tamil"])
        self.assertEqual([row["calendar"]["key"] for row in converted["conversions"]], ["nepali", "tamil"])
        sky = client.get_sky(**span, kind=["lunation", "ingress"], bodies=["sun", "mars"])
        self.assertLessEqual({event["kind"] for event in sky["events"]}, {"lunation", "ingress"})
        moon = client.get_ephemeris(at=["2026-11-01T00:00Z", "2026-11-02T00:00Z"], bodies=["moon"], columns=["longitude"])
        self.assertEqual(len(moon["bodies"]["moon"]["longitude_deg"]), 2)
        matched = client.create_match({"a": birth, "b": {**birth, "date": "1992-02-02"}, "system": "ashtakuta"})
        self.assertEqual(len(matched["kutas"]), 8)
        self.assertEqual(client.get_facts(q="sade sati")["facts"][0]["id"], "graha-sade-sati")

    def test_a_refusal_says_what_to_do(self) -> None:
        with self.assertRaises(KhagolaError) as refused:
            self.khagola.get_days(from_="2026-13-08", to="2026-13-08", place="Ujjain")
        self.assertEqual(refused.exception.status, 400)
        self.assertTrue(refused.exception.code)
        self.assertIn("from", refused.exception.message)
        self.assertTrue(refused.exception.request_id)

    def test_every_type_resolves(self) -> None:
        names = [name for name, value in vars(api).items() if typing.is_typeddict(value)]
        self.assertGreater(len(names), 100)
        for name in names:
            typing.get_type_hints(getattr(api, name))
        methods = [name for name in vars(Khagola) if not name.startswith("_")]
        self.assertGreater(len(methods), 20)
        for name in methods:
            typing.get_type_hints(getattr(Khagola, name), vars(api))

    def test_the_program_of_the_readme_prints_what_it_states(self) -> None:
        text = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")
        program = re.search(r"```python\n(.*?)```", text, re.S).group(1)
        expected = re.findall(r"print\(.*\)  # (.+)", program)
        printed: list[str] = []
        program = program.replace("http://localhost:8787", os.environ["KHAGOLA_URL"])
        exec(program, {"print": lambda value: printed.append(str(value))})
        self.assertEqual(printed, expected)


if __name__ == "__main__":
    unittest.main()
